import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/client.server.ts';
import { DEFAULT_LOCALE, type Locale, localePath } from '../../../platform/i18n/locales.ts';
import { XML_HEAD, xmlElement, xmlText } from '../../../platform/markup/xml.ts';
import type { RenderedFile } from '../../../platform/page-cache/cached-files.server.ts';
import type { FileContext } from '../../../site/kit/file-context.server.ts';
import { mediaPath } from '../../media/schema.ts';
import { columnList, type Row } from '../row.server.ts';
import { CATEGORIES, CATEGORY_NAMES, type Category } from '../schema.ts';
import { beginningOf, categoryNames, feedPath } from '../site/shared.tsx';
import type { FileView, ListItemView } from '../views.ts';
import { toCorrections } from './corrections.server.ts';
import {
  FIRST_ATTACHMENT,
  type FileRow,
  FROM,
  ITEM,
  type ItemRow,
  NEWEST,
  toFile,
  toItem,
} from './items.server.ts';

/**
 * Mounts the feeds: of all contents, of each category, and of English contents under English
 * addresses.
 */
export function mountFeeds(app: FastifyInstance, context: FileContext): void {
  const feeds: [Locale, Category | null][] = [
    [DEFAULT_LOCALE, null],
    ...CATEGORY_NAMES.map((category): [Locale, Category] => [DEFAULT_LOCALE, category]),
    ['en', 'english'],
  ];
  for (const [locale, category] of feeds) {
    app.get(localePath(locale, feedPath(category)), (request, reply) =>
      context.files.answer(request, reply, 'application/rss+xml; charset=utf-8', () =>
        write(context, locale, category),
      ),
    );
  }
}

async function write(
  { db, siteData, translators, origin }: FileContext,
  locale: Locale,
  category: Category | null,
): Promise<RenderedFile> {
  const [{ party }, items] = await Promise.all([siteData.get(), readFeed(db, category)]);
  const t = translators[locale];
  const names = categoryNames(t);
  const text = writeFeed(origin, {
    title: category ? `${names[category]} | ${party.name}` : party.name,
    description: category ? t(`content:categories.${category}.lead`) : party.introduction,
    path: localePath(locale, feedPath(category)),
    list: localePath(locale, category ? CATEGORIES[category] : '/tum-icerikler'),
    language: category === 'english' ? 'en' : DEFAULT_LOCALE,
    locale,
    categoryNames: names,
    items,
  });
  return { text, tags: [category ? `list:${category}` : 'list:all', 'party'] };
}

/** The number of contents in a feed. */
const MOST = 50;

export interface FeedItem extends ListItemView {
  updatedAt: Date;
  tags: string[];
  /** The first attachment. */
  enclosure: FileView | null;
}

interface FeedRow extends ItemRow, Pick<Row, 'editedAt' | 'tags' | 'corrections'> {
  /** Only of a content without a summary. */
  wholeText: string | null;
  enclosure: FileRow | null;
}

/** The newest published contents of a category or of all; no drafts and no archived contents. */
export async function readFeed(db: Database, category: Category | null): Promise<FeedItem[]> {
  const { rows } = await db.$client.query<FeedRow>({
    name: category ? 'feed-category' : 'feed-all',
    text: `select ${ITEM}, ${columnList('c', ['editedAt', 'tags', 'corrections'])},
        case when c.summary = '' then c.body_html end as "wholeText", ${FIRST_ATTACHMENT} as enclosure ${FROM}
      where c.state = 'published' ${category ? 'and c.category = $2' : ''} ${NEWEST} limit $1`,
    values: category ? [MOST, category] : [MOST],
  });
  return rows.map((row) => ({
    ...toItem(row),
    summary: [
      row.summary || beginningOf(row.wholeText ?? ''),
      ...toCorrections(row).map(({ label, text }) => `${label}: ${text}`),
    ].join('\n\n'),
    updatedAt: row.editedAt,
    tags: row.tags,
    enclosure: row.enclosure && toFile(row.enclosure),
  }));
}

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
