import type { ReactNode } from 'react';
import type { PageScope } from '../../../site/kit/page.ts';
import { Icon } from '../../../ui/icons.tsx';
import { splitNumber } from '../body-sections.ts';
import type { Article } from '../schema.ts';
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

export function ArticleSection({ scope, article, address, children }: ArticleSectionProps) {
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
