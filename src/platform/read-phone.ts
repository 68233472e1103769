import * as z from 'zod/mini';
import { pastedLine, seenLine } from './pasted-text.ts';

/** Ten digits after an optional 0; area codes do not begin with 0 or 1. */
const TURKISH = /^0?([2-9]\d{9})$/;
/** E.164: at most 15 digits, the country's first. */
const FOREIGN = /^[1-9]\d{6,14}$/;
/** Countries from which people write, whose numbers begin with 0 only for calls within the country. */
const TRUNK_ZERO = /^(3[123]|4[13469]|61|994)0/;

/**
 * A telephone number as E.164: `0532 123 45 67`, `+90 (532) 123-45-67`, `0090 532…` and `90532…` are
 * `+905321234567`; a foreign one begins with + or 00, and its 0 of calls within the country is dropped.
 * Empty stays empty; null: it is no number.
 * Only the form is checked, not whether the number exists: the numbering plans of all countries
 * change every month and would be too large for this purpose.
 */
export function readPhone(entered: string): string | null {
  const text = seenLine(entered).replace(/^\p{L}+[.:\s]+/u, '');
  if (!text) return '';
  if (!/^\+?[\d ()./·-]+$/.test(text)) return null;
  // Not in Italy, where the 0 belongs to the number.
  const dialled = text.replace(/^(\+|00)/, '').replace(/^(?!39)([\d ]+)\(0\)/, '$1');
  const digits = dialled.replace(/\D/g, '');
  if (/^(\+|00)/.test(text) && !digits.startsWith('90')) {
    const number = digits.replace(TRUNK_ZERO, '$1');
    return FOREIGN.test(number) ? `+${number}` : null;
  }
  const national = TURKISH.exec(digits.replace(/^90(?=0?\d{10}$)/, ''))?.[1];
  return national ? `+90${national}` : null;
}

/** A field for a telephone number, which {@link asE164} changes into its stored form. */
export const phoneLine = (max: number, rule = 'wrongPhone') =>
  pastedLine(max).check(z.refine((text) => readPhone(text) !== null, { params: { rule } }));

export const asE164 = z.transform((text: string) => readPhone(text) ?? '');
