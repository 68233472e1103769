import { and, arrayContains, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { isAnyOf } from '../../../platform/database/any-of.server.ts';
import type { Database, Queryable } from '../../../platform/database/client.server.ts';
import { withinTime } from '../../../platform/database/within-time.server.ts';
import { Invalid, notFound } from '../../../platform/errors.ts';
import { defineSource, type ReadSource } from '../../../platform/sources.server.ts';
import { yearBounds } from '../../../platform/wall-clock.ts';
import { readBySlug } from '../published/read-by-slug.server.ts';
import { readInOrder } from '../search/read-in-order.ts';
import { NO_READS, searchContents } from '../search/search.server.ts';
import { contents } from '../tables.server.ts';
import { type Position, readCursor, toCursor } from './cursor.ts';
import {
  selectPublished,
  selectWholePublished,
  toPublished,
  toPublishedSummary,
  type WholeRow,
} from './published-rows.server.ts';
import type { PublishedContent, PublishedSummary, ReadingFilter } from './reading-schema.ts';

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
    selectPublished(tx)
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
    ...{ category: category ?? null, year: year ?? null, archive: false },
    ...{ offset, limit },
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
  selectPublished(db)
    .where(and(isAnyOf(contents.id, 'ids'), sql`${contents.state} = 'published'`))
    .prepare('published-by-ids'),
);

const isVisible = sql`${contents.state} in ('published', 'archived')`;

const PUBLISHED_BY_SLUG = defineSource((db) => {
  const statement = selectWholePublished(db)
    .where(and(isAnyOf(contents.slug, 'slugs'), isVisible))
    .prepare('published-by-slug');
  return readBySlug<WholeRow>((slugs) => statement.execute({ slugs }));
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
  const [row] = await selectWholePublished(db).where(and(eq(contents.id, id), isVisible));
  return row ? toPublished(row, origin) : null;
}
