import { slugOf } from '../../../platform/slug.ts';
import type { FileEnding } from '../schema.ts';

const LIMIT = 80;

/** The name of a stored file: that of the upload, in the letters of addresses, with its true ending. */
export const fileNameOf = (given: string, ending: FileEnding): string =>
  `${slugOf(withoutEnding(given), LIMIT) || 'dosya'}.${ending}`;

/** `Rapor 2026.pdf` without `.pdf`. */
export const withoutEnding = (name: string): string => name.replace(/(?<=.)\.[^.]{1,5}$/, '');
