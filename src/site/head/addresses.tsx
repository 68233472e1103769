import { DEFAULT_LOCALE, type Locale, localePath } from '../../platform/i18n/locales.ts';
import type { PageHead, PageScope } from '../kit/page.ts';
import { canonicalPath, languagesOf, pathIn } from './own-address.ts';

/** The addresses of a page in its languages; none for a page that search engines must not show. */
export function Addresses({ scope, head }: { scope: PageScope; head: PageHead }) {
  if (head.noindex) return <meta name="robots" content="noindex" />;
  const { origin, locale } = scope;
  const languages = languagesOf(head);
  const own = canonicalPath(scope, head);
  const at = (language: Locale) => origin + pathIn(head, language);
  const listed = (path: string) => origin + localePath(locale, path);
  return (
    <>
      <meta name="robots" content="max-image-preview:large" />
      <link rel="canonical" href={origin + own} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={at(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={at(languages[0] ?? DEFAULT_LOCALE)} />
      {head.previous && <link rel="prev" href={listed(head.previous)} />}
      {head.next && <link rel="next" href={listed(head.next)} />}
    </>
  );
}
