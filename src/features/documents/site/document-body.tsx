import { localePath } from '../../../platform/i18n/locales.ts';
import articleStyles from '../../../site/kit/parts/article.module.css';
import { writtenHtml } from '../../../site/kit/written-html.ts';
import { rawHtml } from '../../../ui/raw-html.ts';
import { bodySections } from '../body-sections.ts';
import page from './document.module.css';
import { ArticleSection, Part } from './document-article.tsx';
import contents from './document-contents.module.css';
import { DocumentContents } from './document-contents.tsx';
import type { DocumentPartProps } from './document-head.tsx';
import styles from './document-text.module.css';

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
          ? `${articleStyles.withSide} ${contents.docBody}`
          : contents.docBody
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
