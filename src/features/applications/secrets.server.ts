import type { Encrypted } from '../../platform/encryption/encrypted-field.server.ts';
import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import type { RecordKey } from '../../platform/encryption/record-key.server.ts';
import { SECRET_FIELDS } from './fields.server.ts';
import type { applications } from './tables.server.ts';

type Row = typeof applications.$inferSelect;
export type SecretName = keyof typeof SECRET_FIELDS;
type Columns = { [Name in SecretName]: NonNullable<Row[Name]> };

/** The ciphertexts of these fields, for the row with this id. */
export function encryptSecrets<Name extends SecretName>(
  key: RecordKey,
  id: string,
  plain: Record<Name, string>,
): Pick<Columns, Name> {
  const entries = (Object.keys(plain) as Name[]).map((name) => [
    name,
    key.encrypt(SECRET_FIELDS[name], id, plain[name]),
  ]);
  return Object.fromEntries(entries);
}

/**
 * The plain texts of these fields; an absent note is an empty text.
 * @throws if the key was destroyed, or a ciphertext was changed or comes from another row
 */
export function decryptSecrets<Name extends SecretName>(
  keys: Keyring,
  row: Pick<Row, 'id' | 'recordKey' | Name>,
  names: readonly Name[],
): Record<Name, string> {
  const key = keys.recordKey(row.recordKey);
  const entries = names.map((name) => {
    const value = row[name] as Encrypted<string> | null;
    return [name, value ? key.decrypt(SECRET_FIELDS[name] as { name: string }, row.id, value) : ''];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** The same to be shown: empty texts if the key was destroyed, when keys were lost. */
export const showSecrets = <Name extends SecretName>(
  keys: Keyring,
  row: Pick<Row, 'id' | 'recordKey' | Name>,
  names: readonly Name[],
): Record<Name, string> =>
  row.recordKey
    ? decryptSecrets(keys, row, names)
    : (Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>);

/** "•••••••0146": only the last characters, as lists show it. */
export const masked = (text: string, shown: number): string =>
  '•'.repeat(Math.max(0, text.length - shown)) + text.slice(-shown);
