import {
  type Encrypted,
  encryptedField,
  hashedField,
} from '../../platform/encryption/fields.server.ts';
import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import type { RecordKey } from '../../platform/encryption/record-key.server.ts';
import type { applications } from './tables.server.ts';

/** The encrypted columns of `applications`, by the name of the column in the code. */
export const SECRET_FIELDS = {
  email: encryptedField('applications.email'),
  /** E.164. */
  phone: encryptedField('applications.phone'),
  address: encryptedField('applications.address'),
  /** `2001-05-14`. */
  birthDate: encryptedField('applications.birth_date'),
  tcKimlikNo: encryptedField('applications.tc_kimlik_no'),
  tcSerialNumber: encryptedField('applications.tc_serial_number'),
  /** The network address from which the form was sent. */
  networkAddress: encryptedField('applications.network_address'),
  adminNote: encryptedField('applications.admin_note'),
};

/** Finds applications with the same identity number. */
export const IDENTITY = hashedField('applications.identity', (tcKimlikNo: string) => tcKimlikNo);

/** Finds the same form that was sent more than once. The value is the JSON text of its fields. */
export const SUBMISSION = hashedField('applications.submission', (json: string) => json);

/** Why, among staff. */
export const EVENT_REASON = encryptedField('application_events.reason');
/** The JSON text of {@link Changes}. */
export const EVENT_CHANGES = encryptedField('application_events.changes');
/** What staff write to the applicant. */
export const EVENT_MESSAGE = encryptedField('application_events.message');
export const ATTACHMENT_NAME = encryptedField('application_attachments.name');
export const ATTACHMENT_BYTES = encryptedField('application_attachments.bytes');

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
