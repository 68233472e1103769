import { PAGES } from '../../../pages.server.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../platform/i18n/locales.ts';
import { type Tagged, TaggedCache } from '../../../platform/page-cache/tagged-cache.server.ts';
import { loadPageAt, type MachineSite } from '../machine-site.server.ts';
import type { MapEntry } from './write-sitemap.ts';

/** What the map says of one page; null where it says nothing. */
export interface PageEntry extends Tagged {
  entry: MapEntry | null;
}

/** Enough for hundreds of pages: a change of one leaves what is known of the others. */
const KEPT_BYTES = 256 * 1024;
const ENTRY_BYTES = 512;

export const cachePageEntries = () => new TaggedCache<PageEntry>(KEPT_BYTES);

/**
 * Every page with an address of its own that search engines may show. Each whose
 * head depends on the database is asked itself: an empty board or a missing document stays out.
 */
export async function listPages(
  site: MachineSite,
  known: TaggedCache<PageEntry>,
): Promise<{ entries: MapEntry[]; tags: string[] }> {
  const entries: MapEntry[] = [];
  const tags = new Set<string>();
  for (const { path, isAlwaysListed } of PAGES) {
    if (path.includes(':')) continue;
    if (isAlwaysListed) {
      entries.push({ path, languages: LOCALES });
      continue;
    }
    const page = known.get(path) ?? (await readPage(site, path, known));
    if (!page) continue;
    for (const tag of page.tags) tags.add(tag);
    if (page.entry) entries.push(page.entry);
  }
  return { entries, tags: [...tags] };
}

async function readPage(
  site: MachineSite,
  path: string,
  known: TaggedCache<PageEntry>,
): Promise<PageEntry | null> {
  const begun = known.begin();
  const page = await loadPageAt(site, DEFAULT_LOCALE, path);
  if (!page || 'movedTo' in page) return null;
  const { noindex, canonical, alternates } = page.head;
  const isListed = !noindex && !page.status && canonical === path;
  const entry = isListed ? { path, languages: alternates ?? LOCALES } : null;
  return known.keep(path, begun, { entry, tags: page.tags, size: ENTRY_BYTES });
}
