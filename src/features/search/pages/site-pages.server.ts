import type { Locale } from '../../../platform/i18n/locales.ts';
import { defineSlot } from '../../../platform/sources.server.ts';

/** What a search knows about a public page, in one language. */
export interface SitePage {
  /** Turkish path without the prefix of a language. */
  path: string;
  title: string;
  lead: string;
  headings: string[];
  /** What people call it in this language and in Turkish: words and short phrases. */
  called: string[];
  /** The same in the other languages. */
  calledElsewhere: string[];
}

/** The public pages that are not contents, in the order in which equally good hits are listed. */
export interface SitePages {
  list(locale: Locale): Promise<readonly SitePage[]>;
}

export const SITE_PAGES = defineSlot<SitePages>('the pages that a search finds');
