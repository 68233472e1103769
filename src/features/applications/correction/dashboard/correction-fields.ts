import { formatPhone } from '../../../../platform/phone.ts';
import type { Application } from '../../desk/schema.ts';
import { CORRECTED_FIELDS } from '../schema.ts';

export type TypedFields = Record<(typeof CORRECTED_FIELDS)[number] | 'reason', string>;

export const typedOf = (application: Application): TypedFields => ({
  name: application.name,
  surname: application.surname,
  birthDate: application.birthDate,
  email: application.email,
  phone: formatPhone(application.phone),
  city: String(application.city),
  district: application.district,
  address: application.address,
  occupation: application.occupation,
  education: application.education,
  reason: '',
});

/** The fields of the applicant that differ; spaces at both ends are ignored. */
export const changedFields = (a: TypedFields, b: TypedFields) =>
  CORRECTED_FIELDS.filter((name) => a[name].trim() !== b[name].trim());

export const fieldId = (name: string) => `correction-${name}`;
export const FIELD_IDS = Object.fromEntries(
  [...CORRECTED_FIELDS, 'reason'].map((name) => [name, fieldId(name)]),
);
