import { PAGES } from '../../../pages.server.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../platform/i18n/locales.ts';
import type { SitemapEntry } from '../../kit/sitemap.server.ts';
import type { PublicSite } from '../../public-site.server.ts';
import { loadPageAt } from '../load-page-at.server.ts';

/**
 * All pages with a fixed address that search engines may show. A page without `isAlwaysListed` is
 * loaded to find out: an empty board or a missing document is not listed.
 */
export async function listPages(
  site: PublicSite,
): Promise<{ entries: SitemapEntry[]; tags: string[] }> {
  const entries: SitemapEntry[] = [];
  const tags = new Set<string>();
  for (const { path, isAlwaysListed } of PAGES) {
    if (path.includes(':')) continue;
    if (isAlwaysListed) {
      entries.push({ path, languages: LOCALES });
      continue;
    }
    const page = await loadPageAt(site, DEFAULT_LOCALE, path);
    if (!page || 'movedTo' in page) continue;
    for (const tag of page.tags) tags.add(tag);
    const { noindex, canonical, alternates } = page.head;
    if (noindex || page.status || canonical !== path) continue;
    entries.push({ path, languages: alternates ?? LOCALES });
  }
  return { entries, tags: [...tags] };
}
