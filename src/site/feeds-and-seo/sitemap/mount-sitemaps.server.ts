import type { FastifyInstance } from 'fastify';
import { FEATURES, PAGES } from '../../../app/features.server.ts';
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  localePath,
} from '../../../platform/i18n/locales.ts';
import { XML_HEAD, xmlText } from '../../../platform/markup/xml.ts';
import {
  CachedFiles,
  type RenderedFile,
} from '../../../platform/page-cache/cached-files.server.ts';
import { PageCache } from '../../../platform/page-cache/cached-page.server.ts';
import type { Sitemap, SitemapEntry } from '../../kit/sitemap.server.ts';
import type { PublicSite } from '../../public-site.server.ts';
import { answerTooBusy, PacedQueue } from '../heavy-work.server.ts';
import { loadPageAt } from '../load-page-at.server.ts';

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

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

/**
 * All pages with a fixed address that search engines may show. A page without `isAlwaysListed` is
 * loaded to find out: an empty board or a missing document is not listed.
 */
async function listPages(site: PublicSite): Promise<{ entries: SitemapEntry[]; tags: string[] }> {
  const entries: SitemapEntry[] = [];
  // The tag of which pages are empty.
  const tags = new Set(['menu']);
  const { empty } = await site.siteData.get();
  for (const { path, isAlwaysListed } of PAGES) {
    if (path.includes(':') || empty.has(path)) continue;
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

/**
 * One sitemap. Each language of a page has an entry, and each entry lists all languages with the
 * pages of its translations, as in the page's head.
 */
function writeMap(origin: string, entries: SitemapEntry[]): string {
  const urls = entries.map((entry) => writeEntry(origin, entry)).join('');
  return `${XML_HEAD}<urlset ${NAMESPACES}>\n${urls}</urlset>\n`;
}

function writeEntry(origin: string, entry: SitemapEntry): string {
  const { path, languages, translations = {}, changedAt, image } = entry;
  const at = (language: Locale) =>
    xmlText(origin + localePath(language, translations[language] ?? path));
  const all = LOCALES.filter((locale) => languages.includes(locale) || translations[locale]);
  const [fallback] = all;
  const alternate = (language: string, address: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;
  const rest = [
    changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '',
    ...(all.length > 1 && fallback
      ? [
          ...all.map((language) => alternate(language, at(language))),
          alternate('x-default', at(fallback)),
        ]
      : []),
    image ? `<image:image><image:loc>${xmlText(origin + image)}</image:loc></image:image>` : '',
  ].join('');
  return languages.map((language) => `<url><loc>${at(language)}</loc>${rest}</url>\n`).join('');
}

/** The index of all sitemaps. */
function writeIndex(origin: string, paths: string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>\n`);
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('')}</sitemapindex>\n`;
}
