import { isSlug } from '../../platform/slug.ts';
import type { Page } from '../../site/kit/page.ts';
import type { Moved, PageRequest, PageRoute } from '../../site/kit/page-route.server.ts';
import { gonePage } from '../../site/kit/parts/gone-page.tsx';
import { CHOSEN_PAGES } from './operations.server.ts';
import { findPublicPage, OWN_ADDRESSES } from './published.server.ts';
import { ownPage } from './site/page.tsx';
import { OWN_PAGES_TAG } from './tags.ts';

/** Every address of one segment that no other page has: the router prefers fixed addresses. */
export const ownPageRoutesOfSite: PageRoute[] = [{ path: '/:slug', load: loadOwnPage }];

async function loadOwnPage(request: PageRequest): Promise<Page | Moved | null> {
  const { db, read, scope, params } = request;
  const slug = params.slug ?? '';
  if (!isSlug(slug)) return null;
  const answer = (await read(OWN_ADDRESSES).get()).get(slug);
  if (answer === undefined) return read(CHOSEN_PAGES).load(request, slug);
  if (answer === 'gone') return gonePage(scope, OWN_PAGES_TAG);
  if ('movedTo' in answer) return answer;
  const found = await findPublicPage(db, answer.page, scope.locale);
  return found && ownPage(scope, found);
}
