import { formatDate, formatTime } from '../../../../platform/i18n/format.ts';
import type { Page, PageScope } from '../../../../site/kit/page.ts';
import type { ArticleView } from '../../views.ts';
import { articlePage } from '../article/article-page.tsx';
import styles from './preview-page.module.css';

/** The page of an article before its publication, for those who know its secret link. */
export function previewPage(scope: PageScope, article: ArticleView, until: Date): Page {
  const { t, locale } = scope;
  const { head, main, contentLang } = articlePage(scope, article, true);
  const when = `${formatDate(locale, until)}, ${formatTime(locale, until)}`;
  return {
    // Nothing in the head leads to the content's future address or to other pages.
    head: {
      title: head.title,
      description: head.description,
      canonical: scope.path,
      noindex: true,
      ...(head.preloadImage ? { preloadImage: head.preloadImage } : {}),
    },
    ...(contentLang ? { contentLang } : {}),
    tags: [],
    isPrivate: true,
    main: (
      <>
        <aside className={styles.bar} lang={locale}>
          <div className="wrap">
            <strong>{t('content:preview.bar')}</strong> {t('content:preview.text', { when })}
          </div>
        </aside>
        {main}
      </>
    ),
  };
}
