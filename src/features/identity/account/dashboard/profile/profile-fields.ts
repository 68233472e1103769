import { formatPhone } from '../../../../../platform/phone.ts';
import { USER_LIMITS, type UserSummary } from '../../../users/schema.ts';

/** The entered values. The password is required only when the e-mail address changes. */
export interface ProfileFields {
  name: string;
  surname: string;
  email: string;
  currentPassword: string;
  phone: string;
  address: string;
}
export type ProfileField = keyof ProfileFields;

export const STORED_FIELDS = ['name', 'surname', 'email', 'phone', 'address'] as const;
/** In the order of the fields in the form. */
export const PROFILE_FIELDS = [
  'name',
  'surname',
  'email',
  'currentPassword',
  'phone',
  'address',
] as const satisfies ProfileField[];
export const LIMITS = USER_LIMITS;

export const profileOf = (user: UserSummary): ProfileFields => ({
  name: user.name,
  surname: user.surname,
  email: user.email,
  currentPassword: '',
  phone: formatPhone(user.phone),
  address: user.address,
});

/** The fields whose values differ from the stored ones; spaces at both ends are ignored. */
export const changedFields = (mine: ProfileFields, stored: ProfileFields) =>
  STORED_FIELDS.filter((field) => mine[field].trim() !== stored[field].trim());

export const asksForPassword = (mine: ProfileFields, stored: ProfileFields) =>
  mine.email.trim().toLowerCase() !== stored.email.trim().toLowerCase();

export const fieldId = (field: string) => `account-${field}`;
export const FIELD_IDS = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, fieldId(field)]));
