import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/** The language of the party's own texts, if it is not the language of the page. */
export const partyLanguage = (locale: Locale): Locale | undefined =>
  locale === DEFAULT_LOCALE ? undefined : DEFAULT_LOCALE;
