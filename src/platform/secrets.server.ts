import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeDataDir } from './database/embedded/data-directory.server.ts';
import {
  FieldKeys,
  newFieldKeys,
  parseFieldKeys,
  WrongKeys,
} from './encryption/field-keys.server.ts';
import { syncFolder, writeFlushed } from './write-durably.server.ts';

const SIGNING_BYTES = 48;
const FIELD_KEYS_FILE = 'field.keys';

/** The signing key in the data folder; created if there is none. */
export const loadSecretKey = (dataDir: string): Promise<Buffer> =>
  loadSecretFile(
    dataDir,
    'secret.key',
    () => randomBytes(SIGNING_BYTES),
    (stored) => stored.length >= 32,
  );

/**
 * The keys of sensitive fields in the data folder. They are created only for a database without
 * encrypted values: new keys could not decrypt them.
 * @throws {WrongKeys} if there are none and `isEncrypted`
 */
export async function loadFieldKeys(dataDir: string, isEncrypted: boolean): Promise<FieldKeys> {
  const path = join(dataDir, FIELD_KEYS_FILE);
  // Checked after the database: a process that starts at the same time creates the file first.
  const exists = await stat(path).catch(() => null);
  if (isEncrypted && !exists)
    throw new WrongKeys(
      `${path} is missing, and this database is encrypted. Put the file back from your backup, or set FIELD_KEYS to the keys Ufuk ran with; see "Keys" in docs/operations.md.`,
    );
  const parse = (stored: Buffer) => parseFieldKeys(stored.toString());
  const isValid = (stored: Buffer) => {
    if (parse(stored)) return true;
    throw new WrongKeys(`${path} is damaged. Put it back from your backup.`);
  };
  const stored = await loadSecretFile(dataDir, FIELD_KEYS_FILE, newFieldKeys, isValid);
  return new FieldKeys(parse(stored) as Map<number, Buffer>, path);
}

/**
 * Reads a secret from its file in the data folder. If there is none, `make` creates it, readable only
 * for this account. `isValid` checks the stored one.
 */
export async function loadSecretFile(
  dataDir: string,
  name: string,
  make: () => Buffer | string,
  isValid: (stored: Buffer) => boolean,
): Promise<Buffer> {
  const path = join(dataDir, name);
  const stored = await readFile(path).catch(() => null);
  if (stored && isValid(stored)) return stored;
  if (stored) throw new Error(`${path} is damaged.`);
  await makeDataDir(dataDir);
  const temporary = join(dataDir, `${name}.${randomUUID()}`);
  try {
    await writeFlushed(temporary, make(), 0o600);
    // Another process may have been first; its secret is used then.
    await link(temporary, path).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(dataDir);
  return readFile(path);
}
