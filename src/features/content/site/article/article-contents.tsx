import { markupPattern } from '../../../../site/kit/markup-pattern.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import articleStyles from '../../../../site/kit/parts/article.module.css';
import { rawHtml } from '../../../../ui/raw-html.ts';

const entryHtml = markupPattern(['href', 'text'], (_, { href, text }) => (
  <li>
    <a href={href}>{text}</a>
  </li>
));

/** The table of contents of an article that has at least two headings. */
export function Contents(props: { scope: PageScope; headings: { id: string; text: string }[] }) {
  const { scope, headings } = props;
  const { t, locale } = scope;
  if (headings.length < 2) return null;
  const entries = headings.map(({ id, text }) => entryHtml(t, { href: `#${id}`, text }));
  return (
    <nav className={articleStyles.toc} aria-labelledby="toc">
      <h2 id="toc" lang={locale}>
        {t('content:article.contents')}
      </h2>
      <ol role="list" {...rawHtml(entries.join(''))} />
    </nav>
  );
}
