import { type Locale, localePath } from '../../../platform/i18n/locales.ts';
import { XML_HEAD, xmlElement, xmlText } from '../../../platform/markup/xml.ts';
import { mediaPath } from '../../media/schema.ts';
import type { Category } from '../schema.ts';
import type { FeedItem } from './read-feed.server.ts';

/** What a feed says of itself. */
export interface Feed {
  title: string;
  description: string;
  /** Paths with the language's prefix: of the feed, and of the list it follows. */
  path: string;
  list: string;
  /** The language its pieces are written in. */
  language: Locale;
  /** The language of the addresses it links to. */
  locale: Locale;
  categoryNames: Record<Category, string>;
  items: FeedItem[];
}

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"';
/** Minutes after which a reader may look again. */
const TTL = 60;
/** The width of a cover that readers show well; the nearest one below it is named. */
const COVER_WIDTH = 1280;

/** RSS 2.0. Its date is that of the newest change, so that the same pieces give the same text. */
export function writeFeed(origin: string, feed: Feed): string {
  const changed = Math.max(0, ...feed.items.map((item) => item.updatedAt.getTime()));
  return [
    `${XML_HEAD}<rss version="2.0" ${NAMESPACES}><channel>`,
    xmlElement('title', feed.title),
    xmlElement('link', origin + feed.list),
    xmlElement('description', feed.description || feed.title),
    xmlElement('language', feed.language),
    changed > 0 ? xmlElement('lastBuildDate', new Date(changed).toUTCString()) : '',
    xmlElement('ttl', String(TTL)),
    `<atom:link href="${xmlText(origin + feed.path)}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map((item) => writeItem(origin, feed, item)),
    '</channel></rss>\n',
  ]
    .filter(Boolean)
    .join('\n');
}

function writeItem(origin: string, { locale, categoryNames }: Feed, item: FeedItem): string {
  return [
    '<item>',
    xmlElement('title', item.title),
    xmlElement('link', origin + localePath(locale, item.path)),
    // An address may change; a piece that was read stays read.
    `<guid isPermaLink="false">urn:uuid:${item.id}</guid>`,
    xmlElement('pubDate', item.publishedAt.toUTCString()),
    xmlElement('description', item.summary),
    xmlElement('category', categoryNames[item.category]),
    xmlElement('dc:creator', item.author),
    writeCover(origin, item),
    '</item>',
  ].join('');
}

/** As media, not as an enclosure, which is a download and must tell its bytes. */
function writeCover(origin: string, { cover }: FeedItem): string {
  const width = cover?.widths.findLast((size) => size <= COVER_WIDTH) ?? cover?.widths[0];
  if (!cover || !width) return '';
  const height = Math.round((cover.height * width) / cover.width);
  const address = xmlText(origin + mediaPath(cover.mediaId, width, 'webp'));
  const about = cover.alt ? `<media:description>${xmlText(cover.alt)}</media:description>` : '';
  return `<media:content url="${address}" medium="image" type="image/webp" width="${width}" height="${height}">${about}</media:content>`;
}
