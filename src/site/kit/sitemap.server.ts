import type { Database } from '../../platform/database/client.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { ReadSource } from '../../platform/sources.server.ts';

/** One page in all languages it exists in. */
export interface SitemapEntry {
  /** Turkish path. */
  path: string;
  languages: readonly Locale[];
  changedAt?: Date | undefined;
  /** Path of the picture on the page. */
  image?: string | undefined;
}

/** What the entries are read from. */
export interface SitemapRequest {
  db: Database;
  read: ReadSource;
}

interface Named {
  /** The map is `/sitemaps/{name}.xml`; numbered ones are `/sitemaps/{name}-1.xml` and so on. */
  name: string;
  /** Tags whose invalidation makes its maps stale. */
  tags: string[];
}

/** A map for pages that are few; without entries there is no map. */
export interface SingleSitemap extends Named {
  list(request: SitemapRequest): Promise<SitemapEntry[]>;
}

/** As many maps as the pages need. */
export interface NumberedSitemap extends Named {
  count(request: SitemapRequest): Promise<number>;
  /** @param number from 1; null after the last */
  listPart(request: SitemapRequest, number: number): Promise<SitemapEntry[] | null>;
}

/** The part of the sitemap that a feature declares, for addresses with a variable segment. */
export type Sitemap = SingleSitemap | NumberedSitemap;
