import type { FastifyRequest } from 'fastify';
import { splitLocale } from '../platform/i18n/locales.ts';
import { findPage } from './find-page.server.ts';
import { FORMER_ADDRESSES, type Former } from './kit/former-addresses.server.ts';
import { meantPaths } from './kit/meant-paths.ts';
import type { PublicSite } from './public-site.server.ts';

/**
 * Where an address leads that has no page, but was meant to be one that has: typed in capitals or with
 * Turkish letters, copied with a bracket behind it, or with an ending of WordPress. Null if there is none.
 */
export async function findMeant(site: PublicSite, request: FastifyRequest): Promise<string | null> {
  const path = request.url.split('?', 1)[0] as string;
  const query = request.url.slice(path.length);
  for (const meant of meantPaths(path)) {
    if (meant === '/rss.xml') return meant;
    const former = await findFormer(site, meant);
    if (former) return former.to;
    if (await hasPage(site, meant, request)) return meant + query;
  }
  return null;
}

async function hasPage(site: PublicSite, meant: string, request: FastifyRequest): Promise<boolean> {
  const { locale, path } = splitLocale(meant);
  for (const route of site.pages) {
    const params = paramsOf(route.path, path);
    if (!params || route.costOf) continue;
    const found = await findPage(site, route, { locale, path, params, query: {} }, request);
    if (found !== null) return true;
  }
  return false;
}

/** Where a former address leads. Null without the database: the 404 page is still shown. */
export const findFormer = (site: PublicSite, url: string): Promise<Former | null> =>
  site
    .read(FORMER_ADDRESSES)(url)
    .catch(() => null);

/** The slugs in a path of this pattern; null if it has another one, or other variable parts. */
function paramsOf(pattern: string, path: string): Record<string, string> | null {
  if (!pattern.includes(':')) return pattern === path ? {} : null;
  const [start, rest] = pattern.split(':slug');
  if (rest !== '' || start === undefined || !path.startsWith(start)) return null;
  const slug = path.slice(start.length);
  return slug === '' || slug.includes('/') ? null : { slug };
}
