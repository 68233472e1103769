import { and, count, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { isLimited } from '../../../platform/actor.ts';
import { branchLabel } from '../../../platform/branches/names.ts';
import { branches } from '../../../platform/branches/tables.server.ts';
import { ofBranch } from '../../../platform/branches/within.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { withConnection } from '../../../platform/database/own-connection.server.ts';
import { Refusal } from '../../../platform/errors.ts';
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
import { mondayOf } from './views.ts';

/** What the queries need of an operation. */
interface Reading {
  db: Queryable;
  now: Date;
  /** As in {@link branchFilter}; undefined: all that the account sees. */
  branch: string | undefined;
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
const arrived = ({ now, branch }: Reading, since: Date | null): SQL | undefined =>
  and(
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

/** Figures that take longer than this are kept for a while. */
const LIVE_MS = 2000;

/** They are kept for so many times as long as they took. */
const KEPT_TIMES = 20;

/** A request waits so long for figures that are not there yet. */
const WAIT_MS = 4000;

/**
 * The figures of each period and branch. With some ten thousand applications they are read for each request. With
 * a million that takes 20 s, so the last ones are kept, and read again in the background.
 */
export class RecentStatistics {
  readonly #kept = new Map<string, { figures: Statistics; until: number }>();
  readonly #running = new Map<string, Promise<Statistics>>();

  /**
   * @param key the period and the branch
   * @param compute reads the figures; it runs once at a time for each key
   * @throws Refusal 503 while the first figures are being read and take long
   */
  async get(key: string, compute: () => Promise<Statistics>): Promise<Statistics> {
    const kept = this.#kept.get(key);
    if (kept && performance.now() < kept.until) return kept.figures;
    const running = this.#running.get(key) ?? this.#start(key, compute);
    if (kept) return kept.figures;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS, null);
    });
    const figures = await Promise.race([running, tooLate]).finally(() => clearTimeout(timer));
    if (!figures) throw new Refusal(503, 'unavailable');
    return figures;
  }

  #start(key: string, compute: () => Promise<Statistics>): Promise<Statistics> {
    const begun = performance.now();
    const running = compute().then((figures) => {
      const now = performance.now();
      const until = now + (now - begun) * KEPT_TIMES;
      if (now - begun > LIVE_MS) this.#kept.set(key, { figures, until });
      else this.#kept.delete(key);
      return figures;
    });
    // Also if no request waits for them any more.
    running.catch(() => {}).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }
}

const RECENT_STATISTICS = defineSource(() => new RecentStatistics());

/** With the usual 4 MB PostgreSQL sorts a million rows in files. */
const WORK_MEMORY = "SET work_mem = '64MB'";
/** By default PostgreSQL expects slow disks, and reads all events instead of those of one year. */
const READING = 'SET random_page_cost = 1.1';
const LONGEST = "SET statement_timeout = '60s'";

/**
 * Figures about the applications of a period, and of a branch if one is given; of many applications, those of some minutes ago. Throws
 * 401, 403, or 503 while they are read for the first time and take long.
 */
export async function readStatistics(
  op: Operation,
  { period, branch }: { period: Period; branch?: string | undefined },
): Promise<Statistics> {
  requireThat(op.actor, canHandleApplications);
  // Those of branches are few, and are never kept: what is kept is of all branches.
  if (isLimited(op.actor))
    return op.db.transaction((tx) => compute({ now: op.now, db: tx, branch }, period), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
  return op
    .read(RECENT_STATISTICS)
    .get(`${period} ${branch ?? ''}`, () => computeOnItsOwn(op, period, branch));
}

/** On a connection of its own: those of requests end statements that take longer than some seconds. */
const computeOnItsOwn = (
  op: Operation,
  period: Period,
  branch: string | undefined,
): Promise<Statistics> =>
  withConnection(op.db.$client.options, { name: 'ufuk statistics' }, async (client) => {
    await client.query(WORK_MEMORY);
    await client.query(READING);
    await client.query(LONGEST);
    return compute({ now: op.now, db: drizzle({ client }), branch }, period);
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
