import { and, count, eq, gte, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Matching } from '../list/filter.ts';
import { PUBLIC_STATES, type State } from '../schema.ts';
import { contents } from '../tables.server.ts';
import { contentMonths } from './tables.server.ts';

/** Filters that the counts of the months do not know. */
const OTHERS = ['createdBy', 'author', 'language', 'only', 'from', 'to', 'q'] as const;

/** Whether {@link countPublic} can count what matches. */
export const isCountedByMonths = (filter: Matching): boolean =>
  OTHERS.every((name) => filter[name] === undefined);

/** How many published and archived contents match, without reading them. */
export async function countPublic(
  db: Queryable,
  { category, tag, year }: Matching,
): Promise<Record<'published' | 'archived', number>> {
  const { month } = contentMonths;
  const rows = await db
    .select({ state: contentMonths.state, total: sum(contentMonths.total).mapWith(Number) })
    .from(contentMonths)
    .where(
      and(
        eq(contentMonths.tag, tag ?? ''),
        category ? eq(contentMonths.category, category) : undefined,
        year ? and(gte(month, `${year}-01-01`), lt(month, `${year + 1}-01-01`)) : undefined,
      ),
    )
    .groupBy(contentMonths.state);
  const of = (state: State) => rows.find((row) => row.state === state)?.total ?? 0;
  return { published: of('published'), archived: of('archived') };
}

/** The tags of all contents with totals; a tag can be in several rows. */
export const TAG_TOTALS = sql`select tag, total from ${contentMonths} where tag <> ''
  union all select unnest(tags), 1 from ${contents}
    where state not in ('published', 'archived') and state <> 'deleted'`;

/** The contents that {@link countPublic} does not count. They are few, and have an index. */
const IS_NOT_PUBLIC = sql`${contents.state} not in ('published', 'archived')`;

/**
 * How many contents match `where`, in each state; of those, how many have changes that are not
 * published.
 */
export async function countByState(db: Queryable, where: SQL | undefined, filter: Matching) {
  const read = (which: SQL | undefined) =>
    db
      .select({ state: contents.state, total: count() })
      .from(contents)
      .where(which)
      .groupBy(contents.state);
  if (!isCountedByMonths(filter)) return read(where);
  const [others, known] = await Promise.all([
    read(and(where, IS_NOT_PUBLIC)),
    countPublic(db, filter),
  ]);
  return [...others, ...PUBLIC_STATES.map((state) => ({ state, total: known[state] }))];
}

/** How many contents match `where`, which is the condition of `filter`. */
export async function countMatching(
  db: Queryable,
  where: SQL | undefined,
  filter: Matching,
): Promise<number> {
  const { state } = filter;
  const isKnown = state === undefined || state === 'published' || state === 'archived';
  if (isKnown && isCountedByMonths(filter)) {
    if (state) return (await countPublic(db, filter))[state];
    const states = await countByState(db, where, filter);
    return states.reduce((sum, { total }) => sum + total, 0);
  }
  const [counted] = await db.select({ total: count() }).from(contents).where(where);
  return counted?.total ?? 0;
}
