import { FieldKeys } from '../../src/platform/encryption/field-keys.server.ts';
import { Keyring } from '../../src/platform/encryption/keyring.server.ts';

/** The key that tests use for a version. */
const keyOf = (version: number) => Buffer.alloc(32, 7 + version);

export const testFieldKeys = (...versions: number[]): FieldKeys =>
  new FieldKeys(new Map(versions.map((version) => [version, keyOf(version)])));

/** The same as the variable `FIELD_KEYS`. */
export const fieldKeysVariable = (...versions: number[]): string =>
  versions.map((version) => `${version}:${keyOf(version).toString('base64')}`).join();

/** The keys of every test app. */
export const TEST_FIELD_KEYS = testFieldKeys(1);

/** A keyring without a database. */
export function testKeyring(...versions: number[]): Keyring {
  const keys = testFieldKeys(...versions);
  return new Keyring(keys, {
    derive: new Map(versions.map((version) => [version, keys.seed(version)])),
    hash: Buffer.alloc(32, 7),
  });
}
