import type { FastifyInstance } from 'fastify';
import { mountFeeds } from '../../features/content/feed/mount-feeds.server.ts';
import { mountCalendars } from '../../features/meetings/calendar/mount.server.ts';
import { CachedAnswers } from '../../platform/page-cache/cached-answers.server.ts';
import { mountMachineFiles } from './files/mount-machine-files.server.ts';
import type { MachineSite } from './machine-site.server.ts';
import { mountSharePictures } from './share/mount-share-pictures.server.ts';
import { mountSitemaps } from './sitemap/mount-sitemaps.server.ts';

/** Keeps something until a change with one of its tags. */
export interface Keeper {
  drop(tags: string[]): void;
  clear(): void;
}

/**
 * Mounts what search engines, feed readers, networks and phones read. Returns what is kept for
 * them, to be told of changes.
 */
export function mountForMachines(app: FastifyInstance, site: MachineSite): Keeper[] {
  const { db, siteData, cache, commonHeaders, drawing } = site;
  const { translators, origin, clock } = drawing;
  const answers = new CachedAnswers(cache, commonHeaders);
  const source = { db, siteData, translators, origin, clock, answers };
  mountFeeds(app, source);
  mountCalendars(app, source);
  mountMachineFiles(app, site);
  return [mountSharePictures(app, site), ...mountSitemaps(app, site)];
}
