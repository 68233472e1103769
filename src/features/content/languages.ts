import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locales.ts';
import type { TranslationView } from './views.ts';

/**
 * The languages in which search engines offer the page of a content, and the Turkish paths of its
 * translations. A text in another language that has no translation is also the one for readers of
 * Turkish, at the address without a prefix.
 */
export function languagesOf(language: Locale, translations: readonly TranslationView[]) {
  const paths: Partial<Record<Locale, string>> = Object.fromEntries(
    translations.map((other) => [other.language, other.path]),
  );
  const isAlone = language !== DEFAULT_LOCALE && translations.length === 0;
  const languages: Locale[] = isAlone ? [DEFAULT_LOCALE, language] : [language];
  return { languages, translations: paths };
}

/** The language of the canonical address of a content, as a reader with this language sees it. */
export const canonicalLanguage = (languages: readonly Locale[], reader: Locale): Locale =>
  languages.includes(reader) ? reader : (languages[0] ?? DEFAULT_LOCALE);
