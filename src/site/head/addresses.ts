import { DEFAULT_LOCALE, type Locale, localePath } from '../../platform/i18n/locales.ts';
import type { PageHead, PageScope } from '../kit/page.ts';
import { canonicalPath, languagesOf, pathIn } from './own-address.ts';
import { link, meta } from './tags.ts';

/** The addresses of a page in its languages; none for a page that search engines must not show. */
export function addressTags(scope: PageScope, head: PageHead): string {
  if (head.noindex) return meta('robots', 'noindex');
  const { origin, locale } = scope;
  const languages = languagesOf(head);
  const at = (language: Locale) => origin + pathIn(head, language);
  const alternate = (hreflang: string, language: Locale) =>
    link('alternate', { hreflang, href: at(language) });
  const listed = (rel: string, path: string | undefined) =>
    path === undefined ? '' : link(rel, { href: origin + localePath(locale, path) });
  return [
    meta('robots', 'max-image-preview:large'),
    link('canonical', { href: origin + canonicalPath(scope, head) }),
    ...languages.map((language) => alternate(language, language)),
    alternate('x-default', languages[0] ?? DEFAULT_LOCALE),
    listed('prev', head.previous),
    listed('next', head.next),
  ].join('');
}
