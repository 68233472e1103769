import type { Page, PageScope } from '../../../../site/kit/page.ts';
import articleStyles from '../../../../site/kit/parts/article.module.css';
import { nameTables } from '../../../../ui/named-tables.ts';
import { rawHtml } from '../../../../ui/raw-html.ts';
import { StructuredData } from '../../../../ui/structured-data.tsx';
import type { ArticleView } from '../../views.ts';
import { categoryFeed, categoryStep } from '../category-place.ts';
import { contentLanguage } from '../content-language.ts';
import { Cover, coverPreload } from '../cover.tsx';
import { Contents } from './article-contents.tsx';
import { articleData } from './article-data.ts';
import { ArticleHead } from './article-head.tsx';
import styles from './article-page.module.css';
import { ArticleRelated } from './article-related.tsx';
import { ArticleShare } from './article-share.tsx';

const COVER_SIZES =
  '(min-width: 1400px) 760px, (min-width: 1200px) calc(100vw - 580px), (min-width: 900px) calc(100vw - 256px), calc(100vw - 40px)';

function Body({ scope: { t, locale }, view }: { scope: PageScope; view: ArticleView }) {
  const { cover, bodyHtml } = view;
  return (
    <div>
      {view.archived && (
        <p className={`${styles.notice} corner`} lang={locale}>
          {t('content:article.archived')}
        </p>
      )}
      {cover && (
        <figure className={styles.fig}>
          <Cover cover={cover} sizes={COVER_SIZES} first />
          {cover.caption && <figcaption>{cover.caption}</figcaption>}
        </figure>
      )}
      <div className="prose" {...rawHtml(nameTables(bodyHtml, t('content:article.table')))} />
    </div>
  );
}

/**
 * The page of one article. The main part has the `lang` of the article; our own texts inside it
 * have the `lang` of the interface.
 */
export function articlePage(scope: PageScope, view: ArticleView): Page {
  const { cover, category } = view;
  const contentLang = contentLanguage(category, scope.locale);
  return {
    head: {
      title: view.title,
      description: view.summary,
      canonical: view.path,
      alternates: category === 'english' ? ['tr', 'en'] : ['tr'],
      type: 'article',
      publishedAt: view.publishedAt.toISOString(),
      modifiedAt: view.editedAt?.toISOString(),
      author: view.author || undefined,
      trail: [categoryStep(scope, category), { name: view.title, path: view.path }],
      feed: categoryFeed(scope, category),
      preloadImage: cover && !cover.inlineSvg ? coverPreload(cover, COVER_SIZES) : undefined,
    },
    contentLang,
    tags: [`content:${view.id}`, `list:${category}`],
    main: (
      <>
        <article className="wrap">
          <ArticleHead scope={scope} view={view} />
          <div className={`${articleStyles.art} ${articleStyles.withSide}`}>
            <Body scope={scope} view={view} />
            <Contents scope={scope} headings={view.headings} />
            <ArticleShare scope={scope} view={view} />
          </div>
        </article>
        {view.related.length > 0 && <ArticleRelated scope={scope} items={view.related} />}
        <StructuredData data={articleData(scope, view)} />
      </>
    ),
  };
}
