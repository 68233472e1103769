import type { Page } from '../../../../site/kit/page.ts';
import type { PageRequest } from '../../../../site/kit/page-route.server.ts';
import { findPreviewedArticle } from '../../preview-link/previewed-article.server.ts';
import { previewPage } from './preview-page.tsx';

/** 32 bytes in base64url; nothing else is looked up. */
const TOKEN = /^[\w-]{43}$/;

/** Null for a link that is unknown or has ended: the visitor gets the page for unknown addresses. */
export async function loadPreview({ db, scope, params }: PageRequest): Promise<Page | null> {
  const { token = '' } = params;
  if (!TOKEN.test(token)) return null;
  const found = await findPreviewedArticle(db, token, scope.now);
  return found && previewPage(scope, found.article, found.until);
}
