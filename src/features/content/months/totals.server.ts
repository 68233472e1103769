import { and, count, eq, gte, lt, type SQL, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Matching } from '../list/filter.ts';
import type { State } from '../schema.ts';
import { contents } from '../tables.server.ts';
import { contentMonths } from './tables.server.ts';

/** Filters that the counts of the months do not know. */
const OTHERS = ['createdBy', 'author', 'language', 'only', 'from', 'to', 'q'] as const;

/** Whether {@link countPublic} can count what matches. */
export const isCountedByMonths = (filter: Matching): boolean =>
  OTHERS.every((name) => filter[name] === undefined);

/** How many contents of each state match, without reading them. */
async function readTotals(db: Queryable, { category, tag, year }: Matching) {
  const { month } = contentMonths;
  return db
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
}

/** The tags of all contents with totals; a tag can be in several rows. */
export const TAG_TOTALS = sql`select tag, total from ${contentMonths} where tag <> ''`;

/** How many contents match `where`, the condition of `filter`, in each state. */
export async function countByState(
  db: Queryable,
  where: SQL | undefined,
  filter: Matching,
): Promise<{ state: State | 'deleted'; total: number }[]> {
  if (isCountedByMonths(filter)) return readTotals(db, filter);
  return db
    .select({ state: contents.state, total: count() })
    .from(contents)
    .where(where)
    .groupBy(contents.state);
}

/** How many contents match `where`, which is the condition of `filter`. */
export async function countMatching(
  db: Queryable,
  where: SQL | undefined,
  filter: Matching,
): Promise<number> {
  if (isCountedByMonths(filter)) {
    const states = (await readTotals(db, filter)).filter(
      ({ state }) => filter.state === undefined || state === filter.state,
    );
    return states.reduce((sum, { total }) => sum + total, 0);
  }
  const [counted] = await db.select({ total: count() }).from(contents).where(where);
  return counted?.total ?? 0;
}
