import type { FastifyInstance } from 'fastify';
import { MEETINGS_TAG } from '../../../features/meetings/tags.ts';
import type { Database } from '../../../platform/database/client.server.ts';
import {
  CachedFiles,
  type RenderedFile,
} from '../../../platform/page-cache/cached-files.server.ts';
import { PageCache } from '../../../platform/page-cache/page-cache.server.ts';
import type { PublicSite } from '../../public-site.server.ts';
import { answerTooBusy } from '../answer-too-busy.server.ts';
import { PacedQueue } from '../paced-queue.server.ts';
import { CachedParts, CONTENT_TAGS } from './cached-parts.server.ts';
import { readContentPart } from './content-parts.server.ts';
import { listMeetings } from './list-meetings.server.ts';
import { listPages } from './list-pages.server.ts';
import { listPeople } from './list-people.server.ts';
import { type MapEntry, writeIndex, writeMap } from './write-sitemap.ts';

/** Of their own: a crawler that reads all maps must not push the pages out of their cache. */
const CACHE_BYTES = 4 * 1024 * 1024;
const TYPE = 'application/xml; charset=utf-8';

/** Features whose few pages fit into one map, by its name. */
const SMALL: Record<string, { list: (db: Database) => Promise<MapEntry[]>; tags: string[] }> = {
  people: { list: listPeople, tags: ['people'] },
  meetings: { list: listMeetings, tags: [MEETINGS_TAG] },
};

/**
 * Mounts the map of maps and the maps. Returns what is cached for them, to be told of changes.
 */
export function mountSitemaps(app: FastifyInstance, site: PublicSite): [PageCache, CachedParts] {
  const { db, admission } = site;
  const { origin } = site.rendering;
  const cache = new PageCache(CACHE_BYTES);
  const files = new CachedFiles(cache, site.commonHeaders);
  const queue = new PacedQueue();
  const parts = new CachedParts(db);

  const mount = (path: string, write: (number: number) => Promise<RenderedFile | null>) =>
    app.get<{ Params: { number?: string } }>(path, (request, reply) => {
      // Only for one that is not cached, and once for all who wait for the same.
      const work = () =>
        admission.admit('sitemap', request, () =>
          queue.run(() => write(Number(request.params.number))),
        );
      return files.answer(request, reply, TYPE, work).catch((error) => answerTooBusy(reply, error));
    });

  mount('/sitemap.xml', async () => {
    const names = ['pages'];
    for (const [name, { list }] of Object.entries(SMALL)) {
      if ((await list(db)).length > 0) names.push(name);
    }
    names.push(...(await parts.get()).map((_, index) => `contents-${index + 1}`));
    const text = writeIndex(
      origin,
      names.map((name) => `/sitemaps/${name}.xml`),
    );
    return { text, tags: [...CONTENT_TAGS, ...Object.values(SMALL).flatMap(({ tags }) => tags)] };
  });

  mount('/sitemaps/pages.xml', async () => {
    const { entries, tags } = await listPages(site);
    return { text: writeMap(origin, entries), tags };
  });

  for (const [name, { list, tags }] of Object.entries(SMALL)) {
    mount(`/sitemaps/${name}.xml`, async () => {
      const entries = await list(db);
      // A map of nothing is not a valid one.
      return entries.length > 0 ? { text: writeMap(origin, entries), tags } : null;
    });
  }

  mount('/sitemaps/contents-:number(^[1-9]\\d{0,5}$).xml', async (number) => {
    const part = (await parts.get())[number - 1];
    if (!part) return null;
    return { text: writeMap(origin, await readContentPart(db, part)), tags: CONTENT_TAGS };
  });

  return [cache, parts];
}
