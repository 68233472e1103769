import { and, count, eq, inArray, type SQL, sql, sum } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { statusesOf } from '../desk/filter.server.ts';
import type { Matching } from '../desk/schema.ts';
import { applications } from '../tables.server.ts';
import { applicationIdentities, applicationTotals } from './tables.server.ts';

type Unknown = Exclude<keyof Matching, 'status' | 'city'>;
/** The filters that the kept totals do not know. */
const UNKNOWN: Record<Unknown, true> = {
  ...{ q: true, district: true, from: true, to: true },
  ...{ assignee: true, reached: true, only: true },
  ...{ decision: true, decisionNumber: true, decidedFrom: true, decidedTo: true },
};

const isCounted = (filter: Matching): boolean =>
  (Object.keys(UNKNOWN) as Unknown[]).every((name) => filter[name] === undefined);

/** How many applications match `where`, which is the condition of `filter`. */
export async function countMatching(
  db: Queryable,
  where: SQL | undefined,
  filter: Matching,
): Promise<number> {
  if (isCounted(filter)) return readTotal(db, filter);
  const [counted] = await db.select({ total: count() }).from(applications).where(where);
  return counted?.total ?? 0;
}

async function readTotal(db: Queryable, filter: Matching): Promise<number> {
  const statuses = statusesOf(filter);
  const { status, city, total } = applicationTotals;
  const [counted] = await db
    .select({ total: sum(total).mapWith(Number) })
    .from(applicationTotals)
    .where(
      and(
        statuses ? inArray(status, [...statuses]) : undefined,
        filter.city ? eq(city, filter.city) : undefined,
      ),
    );
  return counted?.total ?? 0;
}

/** How many open applications have the identity number of another application. */
export async function countOpenDuplicates(db: Queryable): Promise<number> {
  const { open } = applicationIdentities;
  const [counted] = await db
    .select({ total: sum(open).mapWith(Number) })
    .from(applicationIdentities)
    .where(sql`total > 1`);
  return counted?.total ?? 0;
}
