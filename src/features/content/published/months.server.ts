import { and, count, eq, gte, lt, type SQL, sql, sum } from 'drizzle-orm';
import { type Actor, isLimited } from '../../../platform/actor.ts';
import type { Database, Queryable } from '../../../platform/database/client.server.ts';
import type { Matching } from '../contract.ts';
import type { Category, State } from '../schema.ts';
import { contentMonths, contents } from '../tables.server.ts';

/** A month of a list, and how many contents of the list it has. */
export interface Month {
  /** Its first day in Istanbul, `YYYY-MM-DD`. */
  month: string;
  total: number;
}

/** The months that have public contents of this kind, the newest first. Null: of all. */
export async function readMonths(
  db: Database,
  list: { state: 'published' | 'archived'; category: Category | null; tag: string | null },
): Promise<Month[]> {
  const { rows } = await db.$client.query<Month>({
    name: 'content-months',
    text: `select month::text, sum(total)::int as total from content_months
      where state = $1 and tag = $2 and (category = $3 or $3 is null)
      group by month having sum(total) > 0 order by content_months.month desc`,
    values: [list.state, list.tag ?? '', list.category],
  });
  return rows;
}

/** `isLive`: the contents themselves are counted, because the kept counts are those of all branches. */
export type Counted = Matching & { isLive?: boolean };

/** Filters that the counts of the months do not know. */
const OTHERS = ['createdBy', 'author', 'language', 'branch', 'only', 'from', 'to', 'q'] as const;

/** Whether the kept counts know all filters. */
const isCountedByMonths = (filter: Counted): boolean =>
  !filter.isLive && OTHERS.every((name) => filter[name] === undefined);

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

/** The tags of all contents that the actor sees, with totals; a tag can be in several rows. */
export const tagTotals = (actor: Actor): SQL =>
  isLimited(actor)
    ? sql`select unnest(tags) as tag, 1 as total from ${contents} where state <> 'deleted'`
    : sql`select tag, total from ${contentMonths} where tag <> ''`;

/** How many contents match `where`, the condition of `filter`, in each state. */
export async function countByState(
  db: Queryable,
  where: SQL | undefined,
  filter: Counted,
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
  filter: Counted,
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
