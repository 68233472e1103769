import type { FastifyInstance } from 'fastify';
import { FEATURES } from '../../../features.server.ts';
import {
  CachedFiles,
  type RenderedFile,
} from '../../../platform/page-cache/cached-files.server.ts';
import { PageCache } from '../../../platform/page-cache/page-cache.server.ts';
import type { Sitemap } from '../../kit/sitemap.server.ts';
import type { PublicSite } from '../../public-site.server.ts';
import { answerTooBusy } from '../answer-too-busy.server.ts';
import { PacedQueue } from '../paced-queue.server.ts';
import { listPages } from './list-pages.server.ts';
import { writeIndex, writeMap } from './write-sitemap.ts';

/** A separate cache: a crawler that reads all sitemaps must not displace cached pages. */
const CACHE_BYTES = 4 * 1024 * 1024;
const TYPE = 'application/xml; charset=utf-8';

/** Mounts the sitemaps and their index. Returns their cache, to be invalidated with the others. */
export function mountSitemaps(app: FastifyInstance, site: PublicSite): PageCache {
  const { admission } = site;
  const { origin } = site.rendering;
  const cache = new PageCache(CACHE_BYTES);
  const files = new CachedFiles(cache, site.commonHeaders);
  const queue = new PacedQueue();
  const sitemaps = FEATURES.flatMap((feature) => feature.sitemaps ?? []);

  const mount = (path: string, write: (number: number) => Promise<RenderedFile | null>) =>
    app.get<{ Params: { number?: string } }>(path, (request, reply) => {
      // Runs only if the sitemap is not cached, and once for all waiting requests.
      const work = () =>
        admission.admit('sitemap', request, () =>
          queue.run(() => write(Number(request.params.number))),
        );
      return files.answer(request, reply, TYPE, work).catch((error) => answerTooBusy(reply, error));
    });

  mount('/sitemap.xml', async () => {
    const names = ['pages'];
    for (const sitemap of sitemaps) names.push(...(await namesOf(sitemap, site)));
    const text = writeIndex(
      origin,
      names.map((name) => `/sitemaps/${name}.xml`),
    );
    return { text, tags: sitemaps.flatMap(({ tags }) => tags) };
  });

  mount('/sitemaps/pages.xml', async () => {
    const { entries, tags } = await listPages(site);
    return { text: writeMap(origin, entries), tags };
  });

  for (const sitemap of sitemaps) {
    const { name, tags } = sitemap;
    if ('count' in sitemap)
      mount(`/sitemaps/${name}-:number(^[1-9]\\d{0,5}$).xml`, async (number) => {
        const entries = await sitemap.listPart(site, number);
        return entries && { text: writeMap(origin, entries), tags };
      });
    else
      mount(`/sitemaps/${name}.xml`, async () => {
        const entries = await sitemap.list(site);
        // A sitemap without entries is invalid.
        return entries.length > 0 ? { text: writeMap(origin, entries), tags } : null;
      });
  }
  return cache;
}

/** The names of the sitemaps that a feature has at the moment. */
async function namesOf(sitemap: Sitemap, site: PublicSite): Promise<string[]> {
  const { name } = sitemap;
  if (!('count' in sitemap)) return (await sitemap.list(site)).length > 0 ? [name] : [];
  const count = await sitemap.count(site);
  return Array.from({ length: count }, (_, index) => `${name}-${index + 1}`);
}
