import { encryptedField, hashedField } from '../../platform/encryption/fields.server.ts';
import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import type { contactMessageReplies, contactMessages } from './tables.server.ts';

/** The encrypted columns of `contact_messages`, by the name of the column in the code. */
export const SECRET_FIELDS = {
  name: encryptedField('contact_messages.name'),
  email: encryptedField('contact_messages.email'),
  /** E.164; an empty text if none was given. */
  phone: encryptedField('contact_messages.phone'),
  text: encryptedField('contact_messages.text'),
  note: encryptedField('contact_messages.note'),
};

/** Encrypted with the key of the message. */
export const REPLY_TEXT = encryptedField('contact_message_replies.text');

/** Finds the same form that was sent more than once. The value is the JSON text of its fields. */
export const SUBMISSION = hashedField('contact_messages.submission', (json: string) => json);

type Row = typeof contactMessages.$inferSelect;
type ReplyRow = typeof contactMessageReplies.$inferSelect;

type Sent = Pick<Row, 'id' | 'recordKey' | 'name' | 'email' | 'phone' | 'text'>;

/**
 * What the sender of a message has written.
 * @throws if the key was destroyed, or a ciphertext was changed or comes from another row
 */
export function decryptSender(keys: Keyring, row: Sent) {
  const key = keys.recordKey(row.recordKey);
  return {
    name: key.decrypt(SECRET_FIELDS.name, row.id, row.name),
    email: key.decrypt(SECRET_FIELDS.email, row.id, row.email),
    phone: key.decrypt(SECRET_FIELDS.phone, row.id, row.phone),
    text: key.decrypt(SECRET_FIELDS.text, row.id, row.text),
  };
}

/** The same to be shown: empty texts if the key was destroyed, when keys were lost. */
export const showSender = (keys: Keyring, row: Sent) =>
  row.recordKey ? decryptSender(keys, row) : { name: '', email: '', phone: '', text: '' };

/** The note of the staff; empty if there is none, or the key was destroyed. */
export const decryptNote = (keys: Keyring, row: Pick<Row, 'id' | 'recordKey' | 'note'>): string =>
  (row.note && keys.readingKey(row.recordKey)?.decrypt(SECRET_FIELDS.note, row.id, row.note)) ?? '';

/** The text of a reply to this message; empty if the key was destroyed. */
export const decryptReply = (
  keys: Keyring,
  message: Pick<Row, 'recordKey'>,
  reply: Pick<ReplyRow, 'id' | 'text'>,
): string => keys.readingKey(message.recordKey)?.decrypt(REPLY_TEXT, reply.id, reply.text) ?? '';
