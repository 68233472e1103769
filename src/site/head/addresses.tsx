import { DEFAULT_LOCALE, type Locale, localePath } from '../../platform/i18n/locales.ts';
import type { PageHead, PageScope } from '../kit/page.ts';
import { canonicalPath, languagesOf } from './own-address.ts';

/** The addresses of a page in its languages; none for a page that search engines must not show. */
export function Addresses({ scope, head }: { scope: PageScope; head: PageHead }) {
  if (head.noindex) return <meta name="robots" content="noindex" />;
  const { origin, locale } = scope;
  const languages = languagesOf(head);
  const own = canonicalPath(scope, head);
  const at = (language: Locale, path = head.canonical) => origin + localePath(language, path);
  const fallback = languages.includes(DEFAULT_LOCALE) ? at(DEFAULT_LOCALE) : origin + own;
  return (
    <>
      <meta name="robots" content="max-image-preview:large" />
      <link rel="canonical" href={origin + own} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={at(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={fallback} />
      {head.previous && <link rel="prev" href={at(locale, head.previous)} />}
      {head.next && <link rel="next" href={at(locale, head.next)} />}
    </>
  );
}
