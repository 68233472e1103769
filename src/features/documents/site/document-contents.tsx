import articleStyles from '../../../site/kit/parts/article.module.css';
import type { Article } from '../schema.ts';
import styles from './document-contents.module.css';
import type { DocumentPartProps } from './document-head.tsx';

interface Group {
  part: Article | null;
  articles: Article[];
}

/**
 * The table of contents: each part opens a list of its articles; a part without articles is a plain
 * link.
 */
export function DocumentContents({ scope: { t, locale }, view }: DocumentPartProps) {
  const groups = groupByPart(view.shown.articles);
  return (
    <nav
      className={`${articleStyles.toc} ${styles.docToc}`}
      aria-labelledby="icindekiler"
      data-contents=""
    >
      <h2 id="icindekiler" lang={locale}>
        {t('documents:page.contents')}
      </h2>
      <ol role="list">
        {groups.map(({ part, articles }) =>
          part && articles.length > 0 ? (
            <li key={part.id}>
              <details>
                <summary>
                  <Entry article={part} />
                </summary>
                <Links
                  articles={[
                    part.number ? { ...part, title: t('documents:page.partStart') } : part,
                    ...articles,
                  ]}
                />
              </details>
            </li>
          ) : (
            (part ? [part] : articles).map((article) => (
              <li key={article.id}>
                <a href={`#${article.id}`}>
                  <Entry article={article} />
                </a>
              </li>
            ))
          ),
        )}
      </ol>
    </nav>
  );
}

const Links = ({ articles }: { articles: Article[] }) => (
  <ol role="list">
    {articles.map((article) => (
      <li key={article.id}>
        <a href={`#${article.id}`}>
          <Entry article={article} />
        </a>
      </li>
    ))}
  </ol>
);

function Entry({ article: { number, title } }: { article: Article }) {
  if (!number || !title) return <>{number || title}</>;
  return (
    <>
      <small className={/^\d/.test(number) ? 'num' : undefined}>{number}</small> {title}
    </>
  );
}

function groupByPart(articles: Article[]): Group[] {
  const groups: Group[] = [];
  for (const article of articles) {
    const last = groups.at(-1);
    if (article.level === 2) groups.push({ part: article, articles: [] });
    else if (last) last.articles.push(article);
    else groups.push({ part: null, articles: [article] });
  }
  return groups;
}
