import { randomBytes } from 'node:crypto';
import { FieldKeys, newFieldKeys, parseFieldKeys } from './encryption/field-keys.server.ts';
import { loadSecretFile } from './secret-file.server.ts';

const SIGNING_BYTES = 48;

/** The signing key kept in the data folder. */
export const loadSecretKey = (dataDir: string): Promise<Buffer> =>
  loadSecretFile(
    dataDir,
    'secret.key',
    () => randomBytes(SIGNING_BYTES),
    (kept) => kept.length >= 32,
  );

/** The keys of sensitive fields kept in the data folder. Without them what they closed is lost. */
export async function loadFieldKeys(dataDir: string): Promise<FieldKeys> {
  const parse = (kept: Buffer) => parseFieldKeys(kept.toString());
  const kept = await loadSecretFile(
    dataDir,
    'field.keys',
    newFieldKeys,
    (bytes) => parse(bytes) !== null,
  );
  return new FieldKeys(parse(kept) as Map<number, Buffer>);
}
