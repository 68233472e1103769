import { NAME_MESSAGES } from '../../../platform/person-name.ts';
import { DATE_PARTS, datePart } from '../../../site/kit/forms/date-part.ts';
import { APPLICANT_FIELDS, type ApplicantField } from './schema.ts';

interface Field {
  label: string;
  messages: Record<string, string>;
  advice?: Record<string, string>;
}

/** Rules with a message of their own; the others have the general sentence with the field's name. */
const OWN: Record<ApplicantField, string[]> = {
  name: [],
  surname: [],
  birthDate: ['noSuchDay', 'tooLongAgo', 'underAge'],
  tcKimlikNo: ['identityDigits', 'identityNumber'],
  tcSerialNumber: ['serialNumber'],
  email: ['emailFormat'],
  phone: ['wrongPhone'],
  address: [],
  city: ['notAllowed'],
  district: ['wrongDistrict'],
  occupation: [],
  education: ['notAllowed'],
};

const own = (name: string, rules: string[]): Field => ({
  label: `applicationFields:${name}`,
  messages: {
    ...(['name', 'surname'].includes(name) && NAME_MESSAGES),
    ...Object.fromEntries(
      rules.map((rule) => [
        rule,
        rule === 'notAllowed' ? `apply:required.${name}` : `apply:wrong.${rule}`,
      ]),
    ),
  },
  advice: { required: `apply:required.${name}` },
});

const ticked = (name: 'declaration' | 'consent'): Field => ({
  label: `apply:${name}`,
  messages: { notAllowed: `apply:required.${name}` },
  advice: { required: `apply:required.${name}` },
});

const named = (name: ApplicantField): [string, Field] => [name, own(name, OWN[name])];

/** The fields of the form in the order of the page, with their texts. */
export const APPLY_FIELDS: Record<string, Field> = {
  ...Object.fromEntries(APPLICANT_FIELDS.slice(0, 3).map(named)),
  ...Object.fromEntries(
    DATE_PARTS.map((part) => [
      datePart('birthDate', part),
      { label: 'applicationFields:birthDate', messages: {} },
    ]),
  ),
  ...Object.fromEntries(APPLICANT_FIELDS.slice(3).map(named)),
  declaration: ticked('declaration'),
  consent: ticked('consent'),
};
