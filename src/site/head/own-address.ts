import { DEFAULT_LOCALE, LOCALES, type Locale, localePath } from '../../platform/i18n/locales.ts';
import type { PageHead, PageScope } from '../kit/page.ts';

/** The languages a page exists in. */
export const languagesOf = (head: PageHead): readonly Locale[] => head.alternates ?? LOCALES;

/**
 * The language under whose address a page is known: its own, or where the text exists in other
 * languages only, the first of those.
 */
export function canonicalLocale(scope: PageScope, head: PageHead): Locale {
  const languages = languagesOf(head);
  return languages.includes(scope.locale) ? scope.locale : (languages[0] ?? DEFAULT_LOCALE);
}

/** The page's path under its canonical address, with the language's prefix. */
export const canonicalPath = (scope: PageScope, head: PageHead): string =>
  localePath(canonicalLocale(scope, head), head.canonical);
