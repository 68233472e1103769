import type { PageScope } from '../../../../site/kit/page.ts';
import articleStyles from '../../../../site/kit/parts/article.module.css';

/** The table of contents of an article that has at least two headings. */
export function Contents(props: { scope: PageScope; headings: { id: string; text: string }[] }) {
  const { scope, headings } = props;
  if (headings.length < 2) return null;
  return (
    <nav className={articleStyles.toc} aria-labelledby="toc">
      <h2 id="toc" lang={scope.locale}>
        {scope.t('content:article.contents')}
      </h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
