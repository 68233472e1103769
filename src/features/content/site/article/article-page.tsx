import { formatDate, splitDate } from '../../../../platform/i18n/format.ts';
import { LOCALE_NAMES, localePath } from '../../../../platform/i18n/locales.ts';
import { dayBounds } from '../../../../platform/wall-clock.ts';
import type { Page, PageScope } from '../../../../site/kit/page.ts';
import articleStyles from '../../../../site/kit/parts/article.module.css';
import { writtenHtml } from '../../../../site/kit/written-html.ts';
import { rawHtml } from '../../../../ui/raw-html.ts';
import { StructuredData } from '../../../../ui/structured-data.tsx';
import { CATEGORIES } from '../../schema.ts';
import type { ArticleView } from '../../views.ts';
import { tagAddress } from '../list/list-filters.tsx';
import {
  beginningOf,
  Cover,
  categoryFeed,
  categoryNames,
  categoryStep,
  contentLanguage,
  coverPreload,
  languagesOf,
} from '../shared.tsx';
import { articleData } from './article-data.ts';
import { ArticleShare, articleRelated } from './article-end.tsx';
import { ArticleFiles, ReportFile } from './article-files.tsx';
import headStyles from './article-head.module.css';
import styles from './article-page.module.css';
import tagStyles from './article-tags.module.css';

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
  const { cover, bodyHtml, report } = view;
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
          {(cover.caption || cover.credit) && (
            <figcaption>
              {cover.caption}
              {cover.credit && (
                <span className={styles.credit}>
                  <span lang={locale}>{t('content:article.credit')}</span> {cover.credit}
                </span>
              )}
            </figcaption>
          )}
        </figure>
      )}
      {report && <ReportFile scope={scope} file={report} language={view.language} />}
      <div className="prose" {...rawHtml(writtenHtml(t, bodyHtml))} />
      <Corrections view={view} />
      <ArticleFiles scope={scope} view={view} />
      <ArticleTags scope={scope} view={view} />
    </div>
  );
}

/** Where the head of an article leads if it was corrected. */
const CORRECTIONS_ID = 'duzeltme';

function Corrections({ view: { corrections } }: { view: ArticleView }) {
  if (corrections.length === 0) return null;
  return (
    <div className={styles.corrections} id={CORRECTIONS_ID} role="note">
      {corrections.map(({ day, label, text }) => (
        <p key={day + text}>
          <b>{label}:</b> {text}
        </p>
      ))}
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
            <TableOfContents scope={scope} headings={view.headings} />
            {!isPreview && <ArticleShare scope={scope} view={view} />}
          </div>
        </article>
        {view.related.length > 0 && articleRelated(scope, view.related)}
        {!isPreview && <StructuredData data={articleData(scope, view)} />}
      </>
    ),
  };
}

interface ArticlePartProps {
  scope: PageScope;
  view: ArticleView;
}

/**
 * The author, the place, the reading time, the date of the last edit and translations; beside the
 * title if there is space.
 */
function Facts({ scope, view }: ArticlePartProps) {
  const { t, locale, href } = scope;
  const corrected = view.corrections.at(-1);
  return (
    <dl className={headStyles.artFacts} lang={locale}>
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
      <div className={headStyles.on}>
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
      {corrected && (
        <div>
          <dt>{t('content:article.corrected')}</dt>
          <dd>
            <a href={`#${CORRECTIONS_ID}`}>
              <time dateTime={corrected.day}>
                {formatDate(locale, dayBounds(corrected.day)[0])}
              </time>
            </a>
          </dd>
        </div>
      )}
      <ArticleTranslations scope={scope} view={view} />
    </dl>
  );
}

function ArticleHead({ scope, view }: ArticlePartProps) {
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

/** The table of contents of an article that has at least two headings. */
function TableOfContents(props: { scope: PageScope; headings: { id: string; text: string }[] }) {
  const { scope, headings } = props;
  const { t, locale } = scope;
  if (headings.length < 2) return null;
  return (
    <nav className={articleStyles.toc} aria-labelledby="toc">
      <h2 id="toc" lang={locale}>
        {t('content:article.contents')}
      </h2>
      <ol role="list">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The tags of an article, each with a link to the list of its contents. */
function ArticleTags({ scope, view }: { scope: PageScope; view: ArticleView }) {
  if (view.tags.length === 0) return null;
  return (
    <nav className={tagStyles.tags} aria-labelledby="etiketler">
      <h2 id="etiketler" lang={scope.locale}>
        {scope.t('content:article.tags')}
      </h2>
      <ul role="list">
        {view.tags.map((tag) => (
          <li key={tag}>
            <a href={scope.href(tagAddress(tag))}>{tag}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links to the translations of an article, each with the interface in its own language. */
function ArticleTranslations({ scope, view }: { scope: PageScope; view: ArticleView }) {
  if (view.translations.length === 0) return null;
  return (
    <div>
      <dt>{scope.t('content:article.translations')}</dt>
      <dd>
        {view.translations.map(({ language, path, title }, index) => (
          <span key={language}>
            {index > 0 && ', '}
            <a href={localePath(language, path)} hrefLang={language} lang={language} title={title}>
              {LOCALE_NAMES[language]}
            </a>
          </span>
        ))}
      </dd>
    </div>
  );
}
