import { formatDate, splitDate } from '../../../../platform/i18n/format.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import articleStyles from '../../../../site/kit/parts/article.module.css';
import { CATEGORIES } from '../../schema.ts';
import type { ArticleView } from '../../views.ts';
import { categoryNames } from '../category-names.ts';
import { contentLanguage } from '../content-language.ts';
import styles from './article-head.module.css';
import { ArticleTranslations } from './article-translations.tsx';

interface ArticlePartProps {
  scope: PageScope;
  view: ArticleView;
}

/**
 * The author, the place, the reading time, the date of the last edit and translations; beside the title if there is space.
 */
function Facts({ scope, view }: ArticlePartProps) {
  const { t, locale, href } = scope;
  return (
    <dl className={styles.artFacts} lang={locale}>
      {view.author && (
        <div>
          <dt>{t('content:article.author')}</dt>
          <dd lang={contentLanguage(view.language, locale)}>
            {view.authorPath ? <a href={href(view.authorPath)}>{view.author}</a> : view.author}
          </dd>
        </div>
      )}
      {view.place && (
        <div>
          <dt>{t('content:article.place')}</dt>
          <dd lang={contentLanguage(view.language, locale)}>{view.place}</dd>
        </div>
      )}
      <div className={styles.on}>
        <dt>{t('content:article.published')}</dt>
        <dd>{formatDate(locale, view.publishedAt)}</dd>
      </div>
      <div>
        <dt>{t('content:article.readingTime')}</dt>
        <dd>{t('content:article.minutes', { minutes: view.readingMinutes })}</dd>
      </div>
      {view.editedAt && (
        <div>
          <dt>{t('content:article.edited')}</dt>
          <dd>
            <time dateTime={view.editedAt.toISOString()}>{formatDate(locale, view.editedAt)}</time>
          </dd>
        </div>
      )}
      <ArticleTranslations scope={scope} view={view} />
    </dl>
  );
}

export function ArticleHead({ scope, view }: ArticlePartProps) {
  const { t, locale, href } = scope;
  const { day, rest } = splitDate(locale, view.publishedAt);
  return (
    <header className={`page-head ${articleStyles.artHead} corner railed`}>
      <p className="rail date" lang={locale}>
        <time dateTime={view.publishedAt.toISOString()}>
          <b className="num">{day}</b> {rest}
        </time>
      </p>
      <div className="in">
        <div>
          <p lang={locale}>
            <a className="cat" href={href(CATEGORIES[view.category])}>
              {categoryNames(t)[view.category]}
            </a>
          </p>
          <h1>{view.title}</h1>
          {view.summary && <p className="lede">{view.summary}</p>}
        </div>
        <Facts scope={scope} view={view} />
      </div>
    </header>
  );
}
