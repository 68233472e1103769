import { and, arrayContains, desc, eq, gte, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Queryable } from '../../../platform/database/client.server.ts';
import { isAnyOf } from '../../../platform/database/conditions.server.ts';
import { withinTime } from '../../../platform/database/within-time.server.ts';
import { Invalid, notFound } from '../../../platform/errors.ts';
import { defineSource, type ReadSource } from '../../../platform/sources.server.ts';
import { yearBounds } from '../../../platform/wall-clock.ts';
import { mediaPath } from '../../media/schema.ts';
import { media } from '../../media/tables.server.ts';
import { readInOrder, selectSummary } from '../read.server.ts';
import { coverWords, publicPath, SUMMARY, type SummaryRow } from '../row.server.ts';
import { NO_READS, searchContents } from '../search/search.server.ts';
import { contents } from '../tables.server.ts';
import { readBySlug } from './by-slug.server.ts';
import type { PublishedContent, PublishedSummary, ReadingFilter } from './contract.ts';
import { toCorrections } from './corrections.server.ts';
import { type TranslationRow, translationsOf } from './items.server.ts';

/** The time limit for one statement, in ms. */
const READING_MS = 1500;
/** A search goes no further than so many hits. */
const MOST_HITS = 500;

interface Page {
  data: PublishedSummary[];
  next: string | null;
}

/**
 * One page of the published contents, the newest first; of a search, the most relevant first.
 * `origin` is the address of the site.
 * @throws Invalid for a cursor that no page contained; Refusal 503 when it takes too long
 */
export async function readPublishedPage(
  db: Database,
  read: ReadSource,
  filter: ReadingFilter,
  origin: string,
): Promise<Page> {
  const after = filter.cursor === undefined ? null : readCursor(filter.cursor);
  if (filter.q !== undefined) return readHits(db, read, filter, filter.q, after, origin);
  if (typeof after === 'number') throw new Invalid({ cursor: { rule: 'wrongFormat' } });
  const rows = await withinTime(db, READING_MS, (tx) =>
    selectSummary(tx)
      .where(and(...conditions(filter, after)))
      .orderBy(desc(contents.publishedAt), desc(contents.id))
      .limit(filter.limit + 1),
  );
  const shown = rows.slice(0, filter.limit);
  const last = shown.at(-1);
  const next =
    rows.length > shown.length && last?.publishedAt
      ? toCursor([last.publishedAt.getTime(), last.id])
      : null;
  return { data: shown.map((row) => toPublishedSummary(row, origin)), next };
}

function conditions(filter: ReadingFilter, after: Exclude<Position, number> | null) {
  const { category, tag, language, author, year, since } = filter;
  const [from, to] = year ? yearBounds(year) : [];
  return [
    // A literal, so that PostgreSQL can use the partial indexes of published contents.
    sql`${contents.state} = 'published'`,
    category ? eq(contents.category, category) : undefined,
    tag ? arrayContains(contents.tags, [tag]) : undefined,
    language ? eq(contents.language, language) : undefined,
    author ? eq(contents.author, author) : undefined,
    from ? gte(contents.publishedAt, from) : undefined,
    to ? lt(contents.publishedAt, to) : undefined,
    since ? gte(contents.publishedAt, new Date(since)) : undefined,
    after
      ? sql`(${contents.publishedAt}, ${contents.id}) < (${new Date(after[0]).toISOString()}::timestamptz, ${after[1]}::uuid)`
      : undefined,
  ];
}

async function readHits(
  db: Database,
  read: ReadSource,
  { category, year, limit, ...filter }: ReadingFilter,
  q: string,
  after: Position | null,
  origin: string,
): Promise<Page> {
  for (const name of ['tag', 'language', 'author', 'since'] as const)
    if (filter[name] !== undefined) throw new Invalid({ [name]: { rule: 'notAllowed' } });
  const offset = after ?? 0;
  if (typeof offset !== 'number' || offset >= MOST_HITS)
    throw new Invalid({ cursor: { rule: 'wrongFormat' } });
  const wanted = {
    category: category ?? null,
    year: year ?? null,
    archive: false,
    offset,
    limit,
  };
  const outcome = await searchContents(db, q, wanted, NO_READS);
  if ('fault' in outcome) return { data: [], next: null };
  const { ids, total } = outcome.hits;
  const rows = await readInOrder(ids, (values) => read(PUBLISHED_BY_IDS).execute(values));
  const end = offset + limit;
  const next = end < Math.min(total, MOST_HITS) ? toCursor(end) : null;
  return { data: rows.map((row) => toPublishedSummary(row, origin)), next };
}

const PUBLISHED_BY_IDS = defineSource((db) =>
  selectSummary(db)
    .where(and(isAnyOf(contents.id, 'ids'), sql`${contents.state} = 'published'`))
    .prepare('published-by-ids'),
);

const isVisible = sql`${contents.state} in ('published', 'archived')`;

const PUBLISHED_BY_SLUG = defineSource((db) => {
  const statement = selectWithText(db)
    .where(and(isAnyOf(contents.slug, 'slugs'), isVisible))
    .prepare('published-by-slug');
  return readBySlug<RowWithText>((slugs) => statement.execute({ slugs }));
});

/** A published or archived content by its address. Throws 404. */
export async function readPublishedBySlug(
  read: ReadSource,
  slug: string,
  origin: string,
): Promise<PublishedContent> {
  const row = await read(PUBLISHED_BY_SLUG).load(slug);
  if (!row) throw notFound();
  return toPublished(row, origin);
}

/** A published or archived content; null for any other. */
export async function readPublishedById(
  db: Queryable,
  id: string,
  origin: string,
): Promise<PublishedContent | null> {
  const [row] = await selectWithText(db).where(and(eq(contents.id, id), isVisible));
  return row ? toPublished(row, origin) : null;
}

const TRANSLATIONS = sql<TranslationRow[]>`${sql.raw(translationsOf('contents'))}`;

const selectWithText = (db: Queryable) =>
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

type RowWithText = Awaited<ReturnType<typeof selectWithText>>[number];

/** `origin` is the address of the site, without a slash at the end. The row must be public. */
function toPublishedSummary(row: SummaryRow, origin: string): PublishedSummary {
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
  const { coverId, mediaWidth: width, mediaHeight: height, mediaWidths: widths } = row;
  if (!coverId || !width || !height || !widths?.length) return null;
  return {
    url: origin + mediaPath(coverId, Math.max(...widths), 'webp'),
    widths,
    width,
    height,
    ...coverWords(row),
  };
}

/** As {@link toPublishedSummary}, with the text. */
const toPublished = (row: RowWithText, origin: string): PublishedContent => ({
  ...toPublishedSummary(row, origin),
  body: row.body,
  html: row.html,
  corrections: toCorrections(row).map(({ day, text }) => ({ day, text })),
  translations: row.translations.map(({ language, title, category, slug }) => ({
    language,
    title,
    url: origin + publicPath(category, slug),
  })),
});

/** The last content of a page: its publication in ms and its id; or how many hits a search has passed. */
const Position = z.union([
  z.tuple([z.int().check(z.gte(0), z.lte(8.64e15)), z.uuid()]),
  z.int().check(z.gte(1)),
]);
export type Position = z.infer<typeof Position>;

export const toCursor = (position: Position): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** @throws Invalid for a text that {@link toCursor} did not make */
export function readCursor(cursor: string): Position {
  try {
    return Position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new Invalid({ cursor: { rule: 'wrongFormat' } });
  }
}
