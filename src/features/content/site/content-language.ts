import { DEFAULT_LOCALE, type Locale } from '../../../platform/i18n/locales.ts';
import type { Category } from '../schema.ts';

/** The language of a content if it differs from the language of the page. */
export function contentLanguage(category: Category, locale: Locale): Locale | undefined {
  const language = category === 'english' ? 'en' : DEFAULT_LOCALE;
  return language === locale ? undefined : language;
}
