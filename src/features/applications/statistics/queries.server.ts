import { and, count, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { ISTANBUL } from '../../../platform/istanbul.ts';
import { OPEN_STATUSES, type Status } from '../statuses.ts';
import { applicationEvents, applications } from '../tables.server.ts';

/** What the queries need of an operation. */
export interface Reading {
  db: Queryable;
  now: Date;
}

const DECIDED: Status[] = ['uyelikIslemleriTamamlandi', 'reddedildi'];
const list = (statuses: readonly Status[]) =>
  sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  );

/** The applications that arrived since this moment; null: all. */
export const arrived = ({ now }: Reading, since: Date | null): SQL | undefined =>
  and(lte(applications.createdAt, now), since ? gte(applications.createdAt, since) : undefined);

/** How many have each status now, by province. */
export const countNow = ({ db }: Reading, where: SQL | undefined) =>
  db
    .select({ city: applications.city, status: applications.status, count: count() })
    .from(applications)
    .where(where)
    .groupBy(applications.city, applications.status);

/** How many ever had each status. */
export async function countReached(
  { db }: Reading,
  where: SQL | undefined,
): Promise<{ status: Status; count: number }[]> {
  const { rows } = await db.execute<{ status: Status; count: number }>(sql`
    select status, count(*)::int as count
    from (
      select distinct e.application_id, e.to_status as status
      from ${applicationEvents} e join ${applications} on ${applications.id} = e.application_id
      where e.to_status is not null and ${where}
    ) reached
    group by status`);
  return rows;
}

/** Median days of the finished stays in the open statuses. */
export async function medianStays(
  { db }: Reading,
  where: SQL | undefined,
): Promise<{ status: Status; days: number }[]> {
  const { rows } = await db.execute<{ status: Status; days: number }>(sql`
    select status, percentile_cont(0.5) within group (order by seconds) / 86400 as days
    from (
      select e.to_status as status, extract(epoch from
        lead(e.at) over (partition by e.application_id order by e.at, e.seq) - e.at)::float8 as seconds
      from ${applicationEvents} e join ${applications} on ${applications.id} = e.application_id
      where e.to_status is not null and ${where}
    ) stays
    where seconds is not null and status in (${list(OPEN_STATUSES)})
    group by status`);
  return rows;
}

/** Median days from the arrival to the first decision; null if there is none. */
export async function medianDecision(
  { db }: Reading,
  where: SQL | undefined,
): Promise<number | null> {
  const { rows } = await db.execute<{ days: number | null }>(sql`
    select percentile_cont(0.5) within group (order by seconds) / 86400 as days
    from (
      select extract(epoch from min(e.at) - min(${applications.createdAt}))::float8 as seconds
      from ${applicationEvents} e join ${applications} on ${applications.id} = e.application_id
      where e.to_status in (${list(DECIDED)}) and ${where}
      group by e.application_id
    ) decisions`);
  return rows[0]?.days ?? null;
}

/** How many arrived in each week, by its Monday in Istanbul. */
export async function countWeeks(
  { db }: Reading,
  where: SQL | undefined,
): Promise<{ monday: string; count: number }[]> {
  const { rows } = await db.execute<{ monday: string; count: number }>(sql`
    select to_char(date_trunc('week', ${applications.createdAt}
      at time zone ${ISTANBUL}), 'YYYY-MM-DD') as monday, count(*)::int as count
    from ${applications} where ${where} group by 1`);
  return rows;
}
