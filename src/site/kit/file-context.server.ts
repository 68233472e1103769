import type { TFunction } from 'i18next';
import type { Database } from '../../platform/database/client.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { CachedFiles } from '../../platform/page-cache/cached-files.server.ts';
import type { PageScope } from './page.ts';

/** What a feature needs for its files that are not pages: feeds and calendars. */
export interface FileContext {
  db: Database;
  /** The data of the frame around every page. */
  siteData: { get(): Promise<Pick<PageScope, 'party'>> };
  translators: Record<Locale, TFunction>;
  origin: string;
  clock: () => Date;
  /** Caches the files in the page cache, with tags. */
  files: CachedFiles;
}
