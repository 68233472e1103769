import { DEFAULT_LOCALE, LOCALES, type Locale, localePath } from '../../platform/i18n/locales.ts';
import type { PageHead, PageScope } from '../kit/page.ts';

/** The languages in which a page exists. */
export const languagesOf = (head: PageHead): readonly Locale[] => head.alternates ?? LOCALES;

/**
 * The language of the canonical address: the page's own, or the first language of the content if it
 * does not exist in the page's language.
 */
export function canonicalLocale(scope: PageScope, head: PageHead): Locale {
  const languages = languagesOf(head);
  return languages.includes(scope.locale) ? scope.locale : (languages[0] ?? DEFAULT_LOCALE);
}

/** The path of the canonical address, with the language prefix. */
export const canonicalPath = (scope: PageScope, head: PageHead): string =>
  localePath(canonicalLocale(scope, head), head.canonical);
