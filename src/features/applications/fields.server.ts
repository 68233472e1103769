import { encryptedField } from '../../platform/encryption/encrypted-field.server.ts';
import { hashedField } from '../../platform/encryption/hashed-field.server.ts';

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
