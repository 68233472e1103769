import type { Page, PageScope } from '../../../../site/kit/page.ts';
import type { Moved, PageRequest } from '../../../../site/kit/page-route.server.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { More } from '../../../../ui/section.tsx';
import { findPreviewed } from '../../preview-link/previewed-article.server.ts';
import { previewPage } from './preview-page.tsx';

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
          <More href={href('/tum-icerikler')}>{t('content:pages.all')}</More>
        </p>
      </div>
    ),
  };
}
