import { encryptedField } from '../../platform/encryption/encrypted-field.server.ts';
import { hashedField } from '../../platform/encryption/hashed-field.server.ts';

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
