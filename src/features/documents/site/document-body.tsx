import type { ReactNode } from 'react';
import { localePath } from '../../../platform/i18n/locales.ts';
import type { PageScope } from '../../../site/kit/page.ts';
import articleStyles from '../../../site/kit/parts/article.module.css';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { Icon } from '../../../ui/icons.tsx';
import { rawHtml } from '../../../ui/raw-html.ts';
import type { Article } from '../schema.ts';
import page from './document.module.css';
import contentsStyles from './document-contents.module.css';
import type { DocumentPartProps } from './document-head.tsx';
import styles from './document-text.module.css';

export function Part({ part, children }: { part: Article; children: ReactNode }) {
  return (
    <div className={styles.docPart}>
      <h2 id={part.id}>
        <a href={`#${part.id}`}>
          {part.number && part.title && (
            <>
              <small>{part.number}</small>
              <span className="vh">: </span>
            </>
          )}
          {part.title || part.number}
        </a>
      </h2>
      {children}
    </div>
  );
}

interface ArticleSectionProps {
  scope: PageScope;
  article: Article;
  /** The address of the page, without a fragment. */
  address: string;
  children: ReactNode;
}

function ArticleSection({ scope, article, address, children }: ArticleSectionProps) {
  const { t, locale } = scope;
  const { id, number, title } = article;
  return (
    <section
      className={number ? `${styles.md} railed` : `${styles.md} railed ${styles.plain}`}
      id={id}
    >
      <p className="rail">
        <ArticleNumber article={article} />
      </p>
      <div>
        <div className={styles.mdHead}>
          <ArticleTitle article={article} />
          <button
            className={styles.mdCopy}
            type="button"
            lang={locale}
            data-copy={`${address}#${id}`}
            data-done={t('documents:page.copied')}
          >
            <Icon name="link" />
            <span aria-live="polite">{t('documents:page.copy')}</span>
            <span className="vh" lang="tr">
              : {number || title}
            </span>
          </button>
        </div>
        {children}
      </div>
    </section>
  );
}

/** "Madde 12" as a link to itself; without a number, the title is the link. */
function ArticleNumber({ article: { id, number } }: { article: Article }) {
  const { word, figure } = splitNumber(number);
  if (!number) return <Icon name="corner" />;
  return (
    <a className={styles.no} href={`#${id}`}>
      {word} {figure && <b className="num">{figure}</b>}
    </a>
  );
}

function ArticleTitle({ article: { id, number, title } }: { article: Article }) {
  if (!number) {
    return (
      <h3>
        <a href={`#${id}`}>{title}</a>
      </h3>
    );
  }
  return (
    <h3>
      {title && <span className="vh">{number}: </span>}
      {title || number}
    </h3>
  );
}

/**
 * From this number of HTML characters on, a phone needs a second for the layout of the whole text.
 */
const LONG = 300_000;

/** The text of the document; every part and every article has its own link. */
export function DocumentBody({ scope, view }: DocumentPartProps) {
  const { t, locale, origin, path } = scope;
  const { shown, present } = view;
  if (!shown.bodyHtml) {
    return (
      <p className={page.docNone} lang={locale}>
        {t('documents:page.noText')}
      </p>
    );
  }
  const version = shown.number === present.number ? '' : `?surum=${shown.number}`;
  const address = origin + localePath(locale, path) + version;
  const body = writtenHtml(t, shown.bodyHtml);
  return (
    <div
      className={
        shown.articles.length > 1
          ? `${articleStyles.withSide} ${contentsStyles.docBody}`
          : contentsStyles.docBody
      }
    >
      {shown.textOf ? <OldText scope={scope} view={view} /> : null}
      {shown.articles.length > 1 && <DocumentContents scope={scope} view={view} />}
      <div
        className={
          shown.bodyHtml.length > LONG ? `${styles.docText} ${styles.long}` : styles.docText
        }
      >
        {bodySections(body, shown.articles).map(({ article, html }) => {
          const text = html ? <div className="prose" {...rawHtml(hangClauses(html))} /> : null;
          if (!article) {
            return (
              <div key="" className={styles.docWords}>
                {text}
              </div>
            );
          }
          if (article.level === 2)
            return (
              <Part key={article.id} part={article}>
                {text}
              </Part>
            );
          return (
            <ArticleSection key={article.id} scope={scope} article={article} address={address}>
              {text}
            </ArticleSection>
          );
        })}
      </div>
    </div>
  );
}

/** Says that the PDF is newer than the text below. */
function OldText({ scope: { t, locale, href, path }, view: { shown } }: DocumentPartProps) {
  return (
    <p className={page.docText} lang={locale} role="note">
      {t('documents:page.textFollows', { number: shown.number, of: shown.textOf })}{' '}
      <a href={`${href(path)}?surum=${shown.textOf}`}>
        {t('documents:page.toTextVersion', { of: shown.textOf })}
      </a>
    </p>
  );
}

/** The number of a clause is placed to the left of its text. */
const hangClauses = (html: string): string =>
  html.replace(/<p>(\(\d{1,3}\))\s+/g, `<p class="${styles.clause}"><span>$1 </span>`);

interface Group {
  part: Article | null;
  articles: Article[];
}

/**
 * The table of contents: each part opens a list of its articles; a part without articles is a plain
 * link.
 */
function DocumentContents({ scope: { t, locale }, view }: DocumentPartProps) {
  const groups = groupByPart(view.shown.articles);
  return (
    <nav
      className={`${articleStyles.toc} ${contentsStyles.docToc}`}
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

/** A part or an article with its text; the text before the first heading has no article. */
interface BodySection {
  article: Article | null;
  html: string;
}

/** Splits a rendered body at the headings of its articles. */
function bodySections(html: string, articles: Article[]): BodySection[] {
  const sections: BodySection[] = [];
  let from = 0;
  let article: Article | null = null;
  for (const next of articles) {
    const start = html.indexOf(`<h${next.level} id="${next.id}">`, from);
    const closing = `</h${next.level}>`;
    const end = html.indexOf(closing, start);
    if (start < 0 || end < 0) throw new Error(`The body has no heading "${next.id}".`);
    sections.push({ article, html: html.slice(from, start).trim() });
    article = next;
    from = end + closing.length;
  }
  sections.push({ article, html: html.slice(from).trim() });
  return sections.filter((section) => section.article || section.html);
}

/**
 * Splits "Madde 12" into the word and the number, which are shown separately; either may be empty.
 */
function splitNumber(number: string): { word: string; figure: string } {
  const [, word = '', figure = ''] = /^(.*?)\s*(\d[\d./\p{L}]*)?$/u.exec(number) ?? [];
  return { word, figure };
}
