import type { Locale } from '../../platform/i18n/locales.ts';
import type { LegalText } from './schema.ts';

/** A version in the list of all versions. */
export interface LegalVersionView {
  version: number;
  publishedAt: Date;
  /** What has changed, in Turkish; may be empty. */
  note: string;
}

export interface LegalTextView {
  shown: LegalText & { publishedAt: Date };
  /** The number of the version in force. */
  present: number;
  /** The languages in which the shown version exists. */
  locales: Locale[];
  versions: LegalVersionView[];
}
