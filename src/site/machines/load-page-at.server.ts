import type { Locale } from '../../platform/i18n/locales.ts';
import { makeScope } from '../draw-page.server.ts';
import type { Page } from '../page.ts';
import type { Moved } from '../page-route.server.ts';
import type { PublicSite } from '../public-site.server.ts';
import { findRoute } from './find-route.server.ts';

/** The page at a Turkish path as a visitor without parameters gets it, but not drawn. */
export async function loadPageAt(
  { db, content, drawing, siteData }: PublicSite,
  locale: Locale,
  path: string,
): Promise<Page | Moved | null> {
  const found = findRoute(path);
  if (!found) return null;
  const scope = makeScope(drawing, await siteData.get(), locale, path);
  return found.route.load({ db, content, scope, params: found.params, query: {} });
}
