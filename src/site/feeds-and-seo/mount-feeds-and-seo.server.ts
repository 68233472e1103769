import type { FastifyInstance } from 'fastify';
import { FEATURES } from '../../features.server.ts';
import { CachedFiles } from '../../platform/page-cache/cached-files.server.ts';
import type { Invalidated } from '../../platform/page-cache/tagged-cache.server.ts';
import type { PublicSite } from '../public-site.server.ts';
import { mountSmallFiles } from './files/mount-small-files.server.ts';
import { mountSharePictures } from './share/mount-share-pictures.server.ts';
import { mountSitemaps } from './sitemap/mount-sitemaps.server.ts';

/**
 * Mounts what search engines, feed readers, social networks and phones request. Returns the caches,
 * which must be invalidated after changes.
 */
export function mountFeedsAndSeo(app: FastifyInstance, site: PublicSite): Invalidated[] {
  const { db, siteData, cache, commonHeaders, rendering } = site;
  const { translators, origin, clock } = rendering;
  const files = new CachedFiles(cache, commonHeaders);
  const context = { db, siteData, translators, origin, clock, files };
  for (const feature of FEATURES) feature.mountFiles?.(app, context);
  mountSmallFiles(app, site);
  return [mountSharePictures(app, site), mountSitemaps(app, site)];
}
