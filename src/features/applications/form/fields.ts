import { DATE_PARTS, datePart } from '../../../site/kit/forms/date-part.ts';
import { APPLICANT_FIELDS, type ApplicantField } from './schema.ts';

interface Field {
  label: string;
  messages: Record<string, string>;
}

/** Rules with a message of their own; the others have the general sentence with the field's name. */
const OWN: Record<ApplicantField, string[]> = {
  name: ['required', 'nameLetters'],
  surname: ['required', 'nameLetters'],
  birthDate: ['required', 'noSuchDay', 'tooLongAgo', 'underAge'],
  tcKimlikNo: ['required', 'identityDigits', 'identityNumber'],
  tcSerialNumber: ['required', 'serialNumber'],
  email: ['required', 'emailFormat'],
  phone: ['required', 'wrongPhone'],
  address: ['required'],
  city: ['required', 'notAllowed'],
  district: ['required', 'wrongDistrict'],
  occupation: ['required'],
  education: ['required', 'notAllowed'],
};

const own = (name: string, rules: string[]): Field => ({
  label: `applicationFields:${name}`,
  messages: Object.fromEntries(
    rules.map((rule) => {
      const isGeneral = rule === 'required' || rule === 'notAllowed';
      return [rule, isGeneral ? `apply:required.${name}` : `apply:wrong.${rule}`];
    }),
  ),
});

const ticked = (name: 'declaration' | 'consent'): Field => ({
  label: `apply:${name}`,
  messages: { required: `apply:required.${name}`, notAllowed: `apply:required.${name}` },
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
