import type { TFunction } from 'i18next';
import type { Database } from '../../platform/database/client.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { CachedFiles } from '../../platform/page-cache/cached-files.server.ts';
import type { PageScope } from './page.ts';

/** What the files of a feature that are not pages are written from: feeds, calendars. */
export interface FileContext {
  db: Database;
  /** What every page shows around itself. */
  siteData: { get(): Promise<Pick<PageScope, 'party'>> };
  translators: Record<Locale, TFunction>;
  origin: string;
  clock: () => Date;
  /** Caches them among the pages, under tags. */
  files: CachedFiles;
}
