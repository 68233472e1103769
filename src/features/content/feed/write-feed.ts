import { type Locale, localePath } from '../../../platform/i18n/locales.ts';
import { XML_HEAD, xmlElement, xmlText } from '../../../platform/markup/xml.ts';
import { mediaPath } from '../../media/schema.ts';
import type { Category } from '../schema.ts';
import type { FeedItem } from './read-feed.server.ts';

/** The data of a feed. */
export interface Feed {
  title: string;
  description: string;
  /** Paths with the language prefix: of the feed itself, and of the list that it belongs to. */
  path: string;
  list: string;
  /** The language of its contents. */
  language: Locale;
  /** The language of the linked addresses. */
  locale: Locale;
  categoryNames: Record<Category, string>;
  items: FeedItem[];
}

const NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"';
/** Minutes until a feed reader should fetch the feed again. */
const TTL = 60;
/** The cover width that feed readers show well; the feed uses the nearest stored width below it. */
const COVER_WIDTH = 1280;

/**
 * Writes RSS 2.0. The date of the feed is the date of the newest change, so that the same contents
 * always produce the same text.
 */
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

function writeItem(origin: string, feed: Feed, item: FeedItem): string {
  const { locale, categoryNames, language } = feed;
  const { enclosure } = item;
  return [
    '<item>',
    xmlElement('title', item.title),
    xmlElement('link', origin + localePath(locale, item.path)),
    // The id does not change with the address, so feed readers do not show a content as new again.
    `<guid isPermaLink="false">urn:uuid:${item.id}</guid>`,
    xmlElement('pubDate', item.publishedAt.toUTCString()),
    xmlElement('description', item.summary),
    xmlElement('category', categoryNames[item.category]),
    ...item.tags.map((tag) => xmlElement('category', tag)),
    xmlElement('dc:creator', item.author),
    item.language === language ? '' : xmlElement('dc:language', item.language),
    enclosure
      ? `<enclosure url="${xmlText(origin + enclosure.path)}" length="${enclosure.bytes}" type="${xmlText(enclosure.type)}"/>`
      : '',
    writeCover(origin, item),
    '</item>',
  ].join('');
}

/** Uses `media:content`, because an `enclosure` is a download and requires the size in bytes. */
function writeCover(origin: string, { cover }: FeedItem): string {
  const width = cover?.widths.findLast((size) => size <= COVER_WIDTH) ?? cover?.widths[0];
  if (!cover || !width) return '';
  const height = Math.round((cover.height * width) / cover.width);
  const address = xmlText(origin + mediaPath(cover.mediaId, width, 'webp'));
  const about = cover.alt ? `<media:description>${xmlText(cover.alt)}</media:description>` : '';
  return `<media:content url="${address}" medium="image" type="image/webp" width="${width}" height="${height}">${about}</media:content>`;
}
