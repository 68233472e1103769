import type { Locale } from '../../../platform/i18n/locales.ts';

/** The language of a content if it differs from the language of the page. */
export const contentLanguage = (language: Locale, locale: Locale): Locale | undefined =>
  language === locale ? undefined : language;
