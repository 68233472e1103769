import * as z from 'zod/mini';
import { dayNow, isDay } from '../../../platform/days.ts';
import { emailLine } from '../../../platform/email-address.ts';
import { compactCode, pastedLine } from '../../../platform/pasted-text.ts';
import { personName } from '../../../platform/person-name.ts';
import { provinceName } from '../../../platform/places/provinces.ts';
import { asE164, phoneLine } from '../../../platform/read-phone.ts';
import { oneLine, severalLines } from '../../../platform/typed-text.ts';
import { DATE_PARTS, datePart } from '../../../site/kit/forms/date-part.ts';
import { EDUCATIONS } from '../education.ts';

export const APPLICANT_LIMITS = {
  name: 60,
  email: 254,
  phone: 30,
  address: 300,
  occupation: 80,
  district: 40,
};
const OLDEST = 120;
const ADULT = 18;

export const custom = (rule: string) => ({ params: { rule } });
const required = z.minLength(1);

/** The day `years` before today in Istanbul: "2008-11-22". 29 February becomes 1 March elsewhere. */
const yearsAgo = (years: number): string => {
  const today = dayNow(new Date());
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
};

/**
 * The data of an applicant in the order of the form, each field as a form sends it (a text) and as it
 * is stored. The browser and the server use the same checks.
 */
export const applicantFields = {
  name: personName(APPLICANT_LIMITS.name).check(required),
  surname: personName(APPLICANT_LIMITS.name).check(required),
  /** `2001-05-14`. */
  birthDate: z.string().check(
    required,
    z.refine((text) => text === '' || isDay(text), custom('noSuchDay')),
    z.refine((text) => !isDay(text) || text > yearsAgo(OLDEST), custom('tooLongAgo')),
    z.refine((text) => !isDay(text) || text <= yearsAgo(ADULT), custom('underAge')),
  ),
  tcKimlikNo: pastedLine(20, compactCode).check(
    required,
    z.refine((text) => text === '' || /^\d{11}$/.test(text), custom('identityDigits')),
    z.refine((text) => !/^\d{11}$/.test(text) || isIdentityNumber(text), custom('identityNumber')),
  ),
  /** `A12B34567`, on the front of the identity card. */
  tcSerialNumber: pastedLine(20, compactCode).check(
    // Not in Turkish: a typed "i" is the letter I of the card.
    z.overwrite((text) => text.toUpperCase()),
    required,
    z.refine((text) => text === '' || /^[A-Z]\d{2}[A-Z]\d{5}$/.test(text), custom('serialNumber')),
  ),
  email: emailLine(APPLICANT_LIMITS.email).check(
    required,
    z.refine((text) => text === '' || z.email().safeParse(text).success, custom('emailFormat')),
  ),
  /** Stored as E.164. */
  phone: z.pipe(phoneLine(APPLICANT_LIMITS.phone).check(required), asE164),
  /** Plate code of the province. */
  city: z.pipe(
    z.string().check(
      required,
      z.refine((text) => text === '' || isPlate(text), custom('notAllowed')),
    ),
    z.transform(Number),
  ),
  district: oneLine(APPLICANT_LIMITS.district).check(required),
  address: severalLines(APPLICANT_LIMITS.address).check(required),
  occupation: oneLine(APPLICANT_LIMITS.occupation).check(required),
  education: z.enum(EDUCATIONS),
};
export type ApplicantField = keyof typeof applicantFields;
export const APPLICANT_FIELDS = Object.keys(applicantFields) as ApplicantField[];

const isPlate = (text: string) => /^[1-9]\d?$/.test(text) && provinceName(Number(text)) !== '';

/**
 * Replaces the three inputs of a date by one text: "2001-05-14", empty if all are empty. A text that
 * is not a date is refused later, with one message for the three.
 */
export function joinDate(sent: unknown, field: string): unknown {
  if (typeof sent !== 'object' || sent === null || field in sent) return sent;
  const values: Record<string, unknown> = { ...sent };
  const [day, month, year] = DATE_PARTS.map((part) => {
    const name = datePart(field, part);
    const value = values[name];
    delete values[name];
    return typeof value === 'string' ? value.trim() : '';
  }) as [string, string, string];
  const isEmpty = day + month + year === '';
  values[field] = isEmpty ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return values;
}

/** A hidden field with the reference of a legal text as it was shown. */
const shown = oneLine(60).check(required);
const ticked = z.literal('on');

/**
 * The fields of the form as they are sent; the date of birth in three parts, see {@link joinDate}.
 * Browsers check these: their list has only districts of the chosen province.
 */
export const sentApplication = z.strictObject({
  ...applicantFields,
  /** The declaration of eligibility, as one statement. */
  declaration: ticked,
  consent: ticked,
  noticeShown: shown,
  consentShown: shown,
  declarationShown: shown,
});
export const withDate = z.transform((sent) => joinDate(sent, 'birthDate'));

/** The check digits of the Turkish identity number (T.C. kimlik numarası). */
function checkDigits(first: number[]): [number, number] {
  const at = (index: number) => first[index] as number;
  const odd = at(0) + at(2) + at(4) + at(6) + at(8);
  const even = at(1) + at(3) + at(5) + at(7);
  // The difference can be negative; the remainder in JavaScript is then negative too.
  const tenth = (((7 * odd - even) % 10) + 10) % 10;
  return [tenth, (odd + even + tenth) % 10];
}

/**
 * Whether this can be an identity number of a Turkish citizen: eleven digits, the first not 0, the
 * last two computed from the others. Numbers that begin with 99 belong to foreigners.
 */
export function isIdentityNumber(text: string): boolean {
  if (!/^[1-9]\d{10}$/.test(text) || text.startsWith('99')) return false;
  const digits = Array.from(text, Number);
  const [tenth, eleventh] = checkDigits(digits);
  return digits[9] === tenth && digits[10] === eleventh;
}
