import { and, count, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { isLimited } from '../../../platform/actor.ts';
import { beyondBranches } from '../../../platform/branches/limited-database.server.ts';
import { branchLabel } from '../../../platform/branches/names.ts';
import { branches } from '../../../platform/branches/tables.server.ts';
import { ofBranch } from '../../../platform/branches/within.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { withConnection } from '../../../platform/database/own-connection.server.ts';
import { dayInIstanbul, ISTANBUL } from '../../../platform/istanbul.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { PROVINCES } from '../../../platform/places/provinces.ts';
import { requireThat } from '../../../platform/require.ts';
import { defineSource } from '../../../platform/sources.server.ts';
import { dayBounds } from '../../../platform/wall-clock.ts';
import { canHandleApplications } from '../policy.ts';
import { OPEN_STATUSES, STATUSES, type Status } from '../statuses.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import { type Period, type Statistics, WEEKS } from './contract.ts';
import { RecentStatistics } from './recent-statistics.server.ts';
import { mondayOf } from './views.ts';

/** What the queries need of an operation. */
interface Reading {
  db: Queryable;
  now: Date;
  /** As in {@link branchFilter}; undefined: all that the account sees. */
  branch: string | undefined;
  /** Only the applications of these; null: all. */
  own: readonly string[] | null;
}

/** Provinces as they follow each other in the alphabet. */
const PROVINCE_ORDER = sql`array_position(${sql.param(PROVINCES.map(({ plate }) => plate))}::int[], ${branches.province})`;

const DECIDED: Status[] = ['uyelikIslemleriTamamlandi', 'reddedildi'];

const list = (statuses: readonly Status[]) =>
  sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  );

/** The applications that arrived since this moment; null: all. */
const arrived = ({ now, branch, own }: Reading, since: Date | null): SQL | undefined =>
  and(
    own ? sql`${applications.branchId} = any(${sql.param(own)}::uuid[])` : undefined,
    lte(applications.createdAt, now),
    since ? gte(applications.createdAt, since) : undefined,
    branch ? ofBranch(applications.branchId, branch) : undefined,
  );

/** How many have each status now, by province and by the branch that reads them. */
const countNow = ({ db }: Reading, where: SQL | undefined) =>
  db
    .select({
      city: applications.city,
      status: applications.status,
      branchId: applications.branchId,
      count: count(),
    })
    .from(applications)
    .where(where)
    .groupBy(applications.city, applications.status, applications.branchId);

const RECENT_STATISTICS = defineSource(() => new RecentStatistics());

/** With the usual 4 MB PostgreSQL sorts a million rows in files. */
const WORK_MEMORY = "SET work_mem = '64MB'";
/** By default PostgreSQL expects slow disks, and reads all events instead of those of one year. */
const READING = 'SET random_page_cost = 1.1';
const LONGEST = "SET statement_timeout = '60s'";

/** Which figures a user asks for. */
interface Question {
  period: Period;
  branch?: string | undefined;
}

/**
 * Figures about the applications of a period, and of a branch if one is given; of many applications, those
 * of some minutes ago. Throws 401, 403, or 503 while they are read for the first time and take long.
 */
export async function readStatistics(op: Operation, asked: Question): Promise<Statistics> {
  requireThat(op.actor, canHandleApplications);
  const recent = op.read(RECENT_STATISTICS);
  const { actor } = op;
  const key = `${asked.period} ${asked.branch ?? ''}`;
  return isLimited(actor)
    ? recent.get({ key, own: actor.branches }, () => computeWithin(op, actor.id, asked))
    : recent.get({ key, own: null }, () => computeOnItsOwn(op, asked));
}

/**
 * Of the branches that the account has now. Row security would ask of every event whether its application
 * is seen, which takes longer than to read those of the whole party.
 */
const computeWithin = (
  op: Operation,
  userId: string,
  { period, branch }: Question,
): Promise<Statistics> =>
  op.db.transaction(
    (tx) =>
      beyondBranches(op, tx, async () => {
        const { rows } = await tx.execute<{ own: string[] }>(
          sql`select branches_of_user(${userId}::uuid) as own`,
        );
        return compute({ now: op.now, db: tx, branch, own: rows[0]?.own ?? [] }, period);
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** On a connection of its own: those of requests end statements that take longer than some seconds. */
const computeOnItsOwn = (op: Operation, { period, branch }: Question): Promise<Statistics> =>
  withConnection(op.db.$client.options, { name: 'ufuk statistics' }, async (client) => {
    await client.query(WORK_MEMORY);
    await client.query(READING);
    await client.query(LONGEST);
    return compute({ now: op.now, db: drizzle({ client }), branch, own: null }, period);
  });

async function compute(op: Reading, period: Period): Promise<Statistics> {
  const today = dayInIstanbul(op.now);
  const from = firstDayOf(period, today);
  const where = arrived(op, from ? dayBounds(from)[0] : null);
  const weeks = weeksUntil(today);
  const since = dayBounds(weeks[0]?.from ?? today)[0];
  const now = await countNow(op, where);
  const reached = await countReached(op, where);
  const stays = await medianStays(op, where);
  const decision = await medianDecision(op, where);
  const byWeek = await countWeeks(op, arrived(op, since));
  const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
  const stay = (status: Status) => rounded(stays.find((row) => row.status === status)?.days);
  return {
    from,
    received: sum(now),
    reached: ofEach((status) => sum(reached.filter((row) => row.status === status))),
    now: ofEach((status) => sum(now.filter((row) => row.status === status))),
    days: {
      application: stay('application'),
      inReview: stay('inReview'),
      missingInformation: stay('missingInformation'),
      decision: rounded(decision),
    },
    weeks: weeks.map((week) => ({
      ...week,
      count: byWeek.find(({ monday }) => monday === week.from)?.count ?? 0,
    })),
    provinces: PROVINCES.map(({ plate }) => ({
      city: plate,
      count: sum(now.filter(({ city }) => city === plate)),
    })),
    branches: await ofBranches(op, now),
  };
}

/** The same numbers by the branch that reads the applications. */
async function ofBranches(
  { db }: Reading,
  counts: Awaited<ReturnType<typeof countNow>>,
): Promise<Statistics['branches']> {
  const readers = Map.groupBy(counts, ({ branchId }) => branchId);
  const known = [...readers.keys()].filter((id) => id !== null);
  const { id, province, district } = branches;
  const rows = await db
    .select({ id, province, district })
    .from(branches)
    .where(inArray(id, known))
    .orderBy(PROVINCE_ORDER, sql`${district} collate tr_rules nulls first`);
  const figures = (reader: string | null) => {
    const own = readers.get(reader) ?? [];
    const of = (...statuses: readonly Status[]) =>
      own.reduce((sum, { status, count }) => sum + (statuses.includes(status) ? count : 0), 0);
    return {
      received: of(...STATUSES),
      waiting: of(...OPEN_STATUSES),
      completed: of('uyelikIslemleriTamamlandi'),
      rejected: of('reddedildi'),
    };
  };
  const national = { id: null, name: '', province: null, isProvince: false };
  return [
    ...(readers.has(null) ? [{ ...national, ...figures(null) }] : []),
    ...rows.map((row) => ({
      id: row.id,
      name: branchLabel(row),
      province: row.province,
      isProvince: row.district === null,
      ...figures(row.id),
    })),
  ];
}

const ofEach = (count: (status: Status) => number) =>
  Object.fromEntries(STATUSES.map((status) => [status, count(status)])) as Record<Status, number>;

/** To a tenth of a day. */
const rounded = (days: number | null | undefined): number | null =>
  days === null || days === undefined ? null : Math.round(days * 10) / 10;

/** The first day of the period that ends today; null: without a beginning. */
export function firstDayOf(period: Period, today: string): string | null {
  if (period === 'all') return null;
  const year = Number(today.slice(0, 4)) - 1;
  // On 29 February, the year begins on 1 March.
  const day = today.slice(5) === '02-29' ? '03-01' : today.slice(5);
  return `${year}-${day}`;
}

/** `2026-11-20`, and this many days later. */
const plusDays = (day: string, days: number): string =>
  dayInIstanbul(new Date(`${day}T12:00:00+03:00`), days);

/** The weeks of the series, the oldest first. */
function weeksUntil(today: string): { from: string; to: string }[] {
  const monday = mondayOf(today);
  return Array.from({ length: WEEKS }, (_, index) => {
    const from = plusDays(monday, (index - WEEKS + 1) * 7);
    return { from, to: plusDays(from, 6) };
  });
}

/** How many ever had each status. */
async function countReached(
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
async function medianStays(
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
async function medianDecision({ db }: Reading, where: SQL | undefined): Promise<number | null> {
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
async function countWeeks(
  { db }: Reading,
  where: SQL | undefined,
): Promise<{ monday: string; count: number }[]> {
  const { rows } = await db.execute<{ monday: string; count: number }>(sql`
    select to_char(date_trunc('week', ${applications.createdAt}
      at time zone ${ISTANBUL}), 'YYYY-MM-DD') as monday, count(*)::int as count
    from ${applications} where ${where} group by 1`);
  return rows;
}
