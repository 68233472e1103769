import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { FieldKeys, newFieldKeys, parseFieldKeys } from './encryption/field-keys.server.ts';
import { WrongKeys } from './encryption/wrong-keys.server.ts';
import { loadSecretFile } from './secret-file.server.ts';

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
