import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { mediaPath } from '../../media/schema.ts';
import { media } from '../../media/tables.server.ts';
import { type TranslationRow, translationsOf } from '../published/translations.server.ts';
import { publicPath } from '../rows.server.ts';
import { contents } from '../tables.server.ts';
import type { PublishedContent, PublishedSummary } from './reading-schema.ts';

const SUMMARY = {
  id: contents.id,
  category: contents.category,
  slug: contents.slug,
  title: contents.title,
  summary: contents.summary,
  author: contents.author,
  place: contents.place,
  tags: contents.tags,
  language: contents.language,
  state: contents.state,
  publishedAt: contents.publishedAt,
  editedAt: contents.editedAt,
  readingMinutes: contents.readingMinutes,
  coverId: contents.coverId,
  coverAlt: contents.coverAlt,
  coverDecorative: contents.coverDecorative,
  coverCaption: contents.coverCaption,
  coverCredit: contents.coverCredit,
  width: media.width,
  height: media.height,
  widths: media.widths,
};

const TRANSLATIONS = sql<TranslationRow[]>`${sql.raw(translationsOf('contents'))}`;

export const selectPublished = (db: Queryable) =>
  db.select(SUMMARY).from(contents).leftJoin(media, eq(media.id, contents.coverId)).$dynamic();

export const selectWholePublished = (db: Queryable) =>
  db
    .select({
      ...SUMMARY,
      body: contents.body,
      html: contents.bodyHtml,
      translations: TRANSLATIONS,
    })
    .from(contents)
    .leftJoin(media, eq(media.id, contents.coverId))
    .$dynamic();

export type SummaryRow = Awaited<ReturnType<typeof selectPublished>>[number];
export type WholeRow = Awaited<ReturnType<typeof selectWholePublished>>[number];

/** `origin` is the address of the site, without a slash at the end. The row must be public. */
export function toPublishedSummary(row: SummaryRow, origin: string): PublishedSummary {
  return {
    id: row.id,
    category: row.category,
    slug: row.slug,
    url: origin + publicPath(row.category, row.slug),
    title: row.title,
    summary: row.summary,
    author: row.author,
    place: row.place,
    tags: row.tags,
    language: row.language,
    state: row.state === 'archived' ? 'archived' : 'published',
    publishedAt: (row.publishedAt as Date).toISOString(),
    updatedAt: row.editedAt.toISOString(),
    readingMinutes: row.readingMinutes,
    cover: coverOf(row, origin),
  };
}

function coverOf(row: SummaryRow, origin: string): PublishedSummary['cover'] {
  const { coverId, width, height, widths } = row;
  if (!coverId || !width || !height || !widths?.length) return null;
  return {
    url: origin + mediaPath(coverId, Math.max(...widths), 'webp'),
    ...{ widths, width, height },
    alt: row.coverAlt,
    decorative: row.coverDecorative,
    caption: row.coverCaption,
    credit: row.coverCredit,
  };
}

/** As {@link toPublishedSummary}, with the text. */
export const toPublished = (row: WholeRow, origin: string): PublishedContent => ({
  ...toPublishedSummary(row, origin),
  body: row.body,
  html: row.html,
  translations: row.translations.map(({ language, title, category, slug }) => ({
    ...{ language, title },
    url: origin + publicPath(category, slug),
  })),
});
