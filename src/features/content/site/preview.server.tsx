import { formatDate, formatTime } from '../../../platform/i18n/format.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import type { Moved, PageRequest } from '../../../site/kit/page-route.server.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { More } from '../../../ui/section.tsx';
import { findPreviewed } from '../editor/preview-link.server.ts';
import type { ArticleView } from '../views.ts';
import { articlePage } from './article/article-page.tsx';
import styles from './preview-page.module.css';

/** 32 bytes in base64url; nothing else is looked up. */
const TOKEN = /^[\w-]{43}$/;

/**
 * The newest text, or the way to the public page once it is published. A link that is unknown or has
 * ended says so; null for an address that cannot be a link.
 */
export async function loadPreview({
  db,
  scope,
  params,
}: PageRequest): Promise<Page | Moved | null> {
  const { token = '' } = params;
  if (!TOKEN.test(token)) return null;
  const found = await findPreviewed(db, token, scope.now);
  if (!found) return endedPage(scope);
  // The text can be taken back, and the link then leads nowhere.
  if ('publicPath' in found) return { movedTo: found.publicPath, isTemporary: true };
  return previewPage(scope, found.article, found.until);
}

/** Instead of a preview whose link has expired, was ended or replaced, or never existed. */
function endedPage(scope: PageScope): Page {
  const { t, href } = scope;
  const title = t('content:preview.endedTitle');
  const lead = t('content:preview.endedText');
  return {
    status: 404,
    head: { title, description: lead, canonical: scope.path, noindex: true },
    tags: [],
    isPrivate: true,
    main: (
      <div className="wrap">
        <PageHeader title={title} lead={lead} />
        <p className="inset onward">
          <More href={href('/')}>{t('content:pages.home')}</More>{' '}
          {scope.isFilled('/tum-icerikler') && (
            <More href={href('/tum-icerikler')}>{t('content:pages.all')}</More>
          )}
        </p>
      </div>
    ),
  };
}

/** The page of an article before its publication, for those who know its secret link. */
function previewPage(scope: PageScope, article: ArticleView, until: Date): Page {
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
