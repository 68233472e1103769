import type { Page, PageScope } from '../../../../site/kit/page.ts';
import articleStyles from '../../../../site/kit/parts/article.module.css';
import { writtenHtml } from '../../../../site/kit/written-html.ts';
import { rawHtml } from '../../../../ui/raw-html.ts';
import { StructuredData } from '../../../../ui/structured-data.tsx';
import { languagesOf } from '../../languages.ts';
import { beginningOf } from '../../published/beginning.ts';
import type { ArticleView } from '../../views.ts';
import { categoryFeed, categoryStep } from '../category-place.ts';
import { contentLanguage } from '../content-language.ts';
import { Cover, coverPreload } from '../cover.tsx';
import { Contents } from './article-contents.tsx';
import { articleData } from './article-data.ts';
import { ArticleFiles, ReportFile } from './article-files.tsx';
import { ArticleHead } from './article-head.tsx';
import styles from './article-page.module.css';
import { articleRelated } from './article-related.tsx';
import { ArticleShare } from './article-share.tsx';
import { ArticleTags } from './article-tags.tsx';

const COVER_SIZES =
  '(min-width: 1400px) 760px, (min-width: 1200px) calc(100vw - 580px), (min-width: 900px) calc(100vw - 256px), calc(100vw - 40px)';

/** Says that the text is not in the language of the page, and leads to the translation if there is one. */
function OtherLanguage({ scope, view }: { scope: PageScope; view: ArticleView }) {
  const { t, locale, href } = scope;
  if (view.language === locale) return null;
  const own = view.translations.find(({ language }) => language === locale);
  return (
    <p className={`${styles.notice} corner`} lang={locale}>
      {t('content:article.writtenIn', { language: t(`content:languages.${view.language}`) })}{' '}
      {own && <a href={href(own.path)}>{t('content:article.readHere')}</a>}
    </p>
  );
}

function Body({ scope, view }: { scope: PageScope; view: ArticleView }) {
  const { t, locale } = scope;
  const { cover, coverCredit, bodyHtml, report } = view;
  return (
    <div>
      {view.archived && (
        <p className={`${styles.notice} corner`} lang={locale}>
          {t('content:article.archived')}
        </p>
      )}
      <OtherLanguage scope={scope} view={view} />
      {cover && (
        <figure className={styles.fig}>
          <Cover cover={cover} sizes={COVER_SIZES} first />
          {(cover.caption || coverCredit) && (
            <figcaption>
              {cover.caption}
              {coverCredit && (
                <span className={styles.credit}>
                  <span lang={locale}>{t('content:article.credit')}</span> {coverCredit}
                </span>
              )}
            </figcaption>
          )}
        </figure>
      )}
      {report && <ReportFile scope={scope} file={report} language={view.language} />}
      <div className="prose" {...rawHtml(writtenHtml(t, bodyHtml))} />
      <ArticleFiles scope={scope} view={view} />
      <ArticleTags scope={scope} view={view} />
    </div>
  );
}

/**
 * The page of one article. The main part has the `lang` of the article; our own texts inside it
 * have the `lang` of the interface. A preview names its future address nowhere: nobody can open it
 * yet.
 */
export function articlePage(scope: PageScope, view: ArticleView, isPreview = false): Page {
  const { cover, category, share } = view;
  const { languages, translations } = languagesOf(view.language, view.translations);
  const contentLang = contentLanguage(view.language, scope.locale);
  return {
    head: {
      title: view.title,
      description: view.summary || beginningOf(view.bodyHtml),
      canonical: view.path,
      alternates: languages,
      translations,
      type: 'article',
      publishedAt: view.publishedAt.toISOString(),
      modifiedAt: view.editedAt?.toISOString(),
      author: view.author || undefined,
      tags: view.tags,
      sharing: {
        ...(share.title && { title: share.title }),
        ...(share.description && { description: share.description }),
        picture: share.picture ?? undefined,
      },
      trail: [categoryStep(scope, category), { name: view.title, path: view.path }],
      feed: categoryFeed(scope, category),
      preloadImage: cover && !cover.inlineSvg ? coverPreload(cover, COVER_SIZES) : undefined,
    },
    contentLang,
    tags: [
      `content:${view.id}`,
      `list:${category}`,
      ...view.related.map(({ id }) => `content:${id}`),
      ...(view.authorPath ? ['people'] : []),
    ],
    main: (
      <>
        <article className="wrap">
          <ArticleHead scope={scope} view={view} />
          <div className={`${articleStyles.art} ${articleStyles.withSide}`}>
            <Body scope={scope} view={view} />
            <Contents scope={scope} headings={view.headings} />
            {!isPreview && <ArticleShare scope={scope} view={view} />}
          </div>
        </article>
        {view.related.length > 0 && articleRelated(scope, view.related)}
        {!isPreview && <StructuredData data={articleData(scope, view)} />}
      </>
    ),
  };
}
