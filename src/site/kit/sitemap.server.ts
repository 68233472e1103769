import type { Database } from '../../platform/database/client.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { ReadSource } from '../../platform/sources.server.ts';

/** One page in all languages in which it exists. */
export interface SitemapEntry {
  /** Turkish path. */
  path: string;
  languages: readonly Locale[];
  /** Turkish paths of its translations that are pages of their own, by language. */
  translations?: Partial<Record<Locale, string>> | undefined;
  changedAt?: Date | undefined;
  /** Path of the picture on the page. */
  image?: string | undefined;
}

/** What a feature needs to read its entries. */
export interface SitemapRequest {
  db: Database;
  read: ReadSource;
}

interface Named {
  /**
   * The file is `/sitemaps/{name}.xml`; a numbered sitemap has `/sitemaps/{name}-1.xml` and so on.
   */
  name: string;
  /** Tags that invalidate its files. */
  tags: string[];
}

/** A sitemap of few pages, in one file. Without entries there is no file. */
export interface SingleSitemap extends Named {
  list(request: SitemapRequest): Promise<SitemapEntry[]>;
}

/** A sitemap with as many files as the pages need. */
export interface NumberedSitemap extends Named {
  count(request: SitemapRequest): Promise<number>;
  /** @param number from 1; null after the last file */
  listPart(request: SitemapRequest, number: number): Promise<SitemapEntry[] | null>;
}

/** The sitemap that a feature declares, for addresses with a variable segment. */
export type Sitemap = SingleSitemap | NumberedSitemap;
