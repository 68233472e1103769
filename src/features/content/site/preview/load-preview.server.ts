import type { Page } from '../../../../site/kit/page.ts';
import type { Moved, PageRequest } from '../../../../site/kit/page-route.server.ts';
import { findPreviewed } from '../../preview-link/previewed-article.server.ts';
import { endedPage } from './ended-page.tsx';
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
