import { DEFAULT_LOCALE, type Locale } from './locales.ts';

/** The language of what the party says of itself, where it is not the page's. */
export const partyLanguage = (locale: Locale): Locale | undefined =>
  locale === DEFAULT_LOCALE ? undefined : DEFAULT_LOCALE;
