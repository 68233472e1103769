import { encryptedField } from '../../platform/encryption/encrypted-field.server.ts';

/** The encrypted columns of `privacy_requests`. */
export const REQUEST_FIELDS = {
  name: encryptedField('privacy_requests.name'),
  email: encryptedField('privacy_requests.email'),
  /** What the person asks for. */
  text: encryptedField('privacy_requests.text'),
  answer: encryptedField('privacy_requests.answer'),
};
