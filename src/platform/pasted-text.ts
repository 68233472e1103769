import * as z from 'zod/mini';
import { lineChecks } from './typed-text.ts';

/**
 * Characters without a picture that other programs put into a text: zero width, writing direction,
 * soft hyphens.
 */
const UNSEEN = /\p{Cf}+/gu;
const DASHES = /[\p{Pd}\u2212]/gu;
const APOSTROPHES = /[\u2018\u201b\u2032\u00b4`]/g;

/**
 * What a person sees of a pasted line: without unseen characters, with usual spaces, dashes and apostrophes,
 * and with plain letters and digits for full-width ones.
 */
export const seenLine = (text: string): string =>
  text
    .replace(APOSTROPHES, '’')
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[ \t]+/g, ' ')
    .replace(DASHES, '-')
    .trim();

/**
 * A number or code as it is stored: without the spaces, dashes, dots and slashes that people and programs
 * put between its parts.
 */
export const compactCode = (text: string): string => seenLine(text).replace(/[\s.·/-]/g, '');

/** A field of one line as {@link oneLine}, whose text is cleaned before any rule. `max`: after cleaning. */
export const pastedLine = (max: number, clean: (text: string) => string = seenLine) =>
  z.string().check(z.overwrite(clean), ...lineChecks(max));
