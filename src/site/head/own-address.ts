import { DEFAULT_LOCALE, LOCALES, type Locale, localePath } from '../../platform/i18n/locales.ts';
import type { PageHead, PageScope } from '../kit/page.ts';

/** The languages in which the text of a page exists, also at the address of another page. */
export const languagesOf = (head: PageHead): readonly Locale[] =>
  LOCALES.filter((locale) => isOwn(head, locale) || head.translations?.[locale]);

/** Whether the page itself is the one for readers of this language. */
const isOwn = ({ alternates, translations }: PageHead, locale: Locale): boolean =>
  (alternates ?? LOCALES).includes(locale) && !translations?.[locale];

/**
 * The path with prefix for readers of a language: of the translation if there is one, else of this
 * page with the interface in that language.
 */
export const pathIn = (head: PageHead, locale: Locale): string =>
  localePath(locale, head.translations?.[locale] ?? head.canonical);

/**
 * The language of the canonical address: the page's own, or the first language of the content if it
 * does not exist in the page's language.
 */
export function canonicalLocale(scope: PageScope, head: PageHead): Locale {
  if (isOwn(head, scope.locale)) return scope.locale;
  return languagesOf(head).find((locale) => isOwn(head, locale)) ?? DEFAULT_LOCALE;
}

/** The path of the canonical address, with the language prefix. */
export const canonicalPath = (scope: PageScope, head: PageHead): string =>
  localePath(canonicalLocale(scope, head), head.canonical);
