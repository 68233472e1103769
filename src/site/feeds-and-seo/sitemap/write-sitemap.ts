import { LOCALES, type Locale, localePath } from '../../../platform/i18n/locales.ts';
import { XML_HEAD, xmlText } from '../../../platform/markup/xml.ts';
import type { SitemapEntry } from '../../kit/sitemap.server.ts';

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/**
 * One sitemap. Each language of a page has an entry, and each entry lists all languages with the
 * pages of its translations, as in the page's head.
 */
export function writeMap(origin: string, entries: SitemapEntry[]): string {
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
export function writeIndex(origin: string, paths: string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${xmlText(origin + path)}</loc></sitemap>\n`);
  return `${XML_HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('')}</sitemapindex>\n`;
}
