import { APPLICANT_FIELDS, type ApplicantField } from '../form/schema.ts';

export type Asked = ApplicantField;

/**
 * The fields of the page, in the order of the form. A corrected province needs its district too.
 */
export const askedFields = (missing: readonly string[]): Asked[] =>
  APPLICANT_FIELDS.filter(
    (name) => missing.includes(name) || (name === 'district' && missing.includes('city')),
  );
