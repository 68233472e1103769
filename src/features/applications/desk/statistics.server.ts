import { and, count, gte, lte, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { isLimited } from '../../../platform/actor.ts';
import { beyondBranches } from '../../../platform/branches/limited-database.server.ts';
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
  /** Only the applications of these; null: all. */
  branches: readonly string[] | null;
}

const DECIDED: Status[] = ['uyelikIslemleriTamamlandi', 'reddedildi'];

const list = (statuses: readonly Status[]) =>
  sql.join(
    statuses.map((status) => sql`${status}`),
    sql`, `,
  );

/** The applications that arrived since this moment; null: all. */
const arrived = ({ now, branches }: Reading, since: Date | null): SQL | undefined =>
  and(
    branches ? sql`${applications.branchId} = any(${sql.param(branches)}::uuid[])` : undefined,
    lte(applications.createdAt, now),
    since ? gte(applications.createdAt, since) : undefined,
  );

/** How many have each status now, by province. */
const countNow = ({ db }: Reading, where: SQL | undefined) =>
  db
    .select({ city: applications.city, status: applications.status, count: count() })
    .from(applications)
    .where(where)
    .groupBy(applications.city, applications.status);

/** Figures that take longer than this are kept for a while. */
const LIVE_MS = 2000;

/** The same for those of branches. */
const BRANCHES_LIVE_MS = 100;
/** Of branches, which few people look at, older ones are not shown while they are read again. */
const BRANCHES_OLDEST_MS = 10 * 60_000;
/** Of so many accounts of branches and periods figures are kept. */
const MOST_KEPT = 500;

/** They are kept for so many times as long as they took. */
const KEPT_TIMES = 20;

/** A request waits so long for figures that are not there yet. */
const WAIT_MS = 4000;

/** Whose figures of which period. */
interface Asked {
  period: Period;
  /** The branches of a limited account; null: all applications. */
  branches: readonly string[] | null;
}

interface Kept {
  figures: Statistics;
  /** When they were read, and until when they are as good as new; of `performance.now()`. */
  at: number;
  until: number;
}

/**
 * The figures of each period, of the whole party and of the branches of each account. With some ten
 * thousand applications they are read for each request. With a million that takes 20 s, so the last ones
 * are kept, and read again in the background.
 */
export class RecentStatistics {
  readonly #kept = new Map<string, Kept>();
  readonly #running = new Map<string, Promise<Statistics>>();

  /**
   * @param compute reads the figures; it runs once at a time for the same question
   * @throws Refusal 503 while the first figures are being read and take long
   */
  async get(asked: Asked, compute: () => Promise<Statistics>): Promise<Statistics> {
    const key = `${asked.period} ${asked.branches?.toSorted().join() ?? 'all'}`;
    const kept = this.#kept.get(key);
    const now = performance.now();
    if (kept && now < kept.until) return kept.figures;
    const running = this.#running.get(key) ?? this.#start(key, asked, compute);
    if (kept && (!asked.branches || now < kept.at + BRANCHES_OLDEST_MS)) return kept.figures;
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, WAIT_MS, null);
    });
    const figures = await Promise.race([running, tooLate]).finally(() => clearTimeout(timer));
    if (!figures) throw new Refusal(503, 'unavailable');
    return figures;
  }

  #start(
    key: string,
    { branches }: Asked,
    compute: () => Promise<Statistics>,
  ): Promise<Statistics> {
    const begun = performance.now();
    const running = compute().then((figures) => {
      const now = performance.now();
      const until = now + (now - begun) * KEPT_TIMES;
      this.#kept.delete(key);
      if (now - begun > (branches ? BRANCHES_LIVE_MS : LIVE_MS))
        this.#keep(key, { figures, at: now, until });
      return figures;
    });
    // Also if no request waits for them any more.
    running.catch(() => {}).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }

  /** The ones that were read first make place. */
  #keep(key: string, kept: Kept): void {
    this.#kept.set(key, kept);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) return;
      this.#kept.delete(oldest);
    }
  }
}

const RECENT_STATISTICS = defineSource(() => new RecentStatistics());

/** With the usual 4 MB PostgreSQL sorts a million rows in files. */
const WORK_MEMORY = "SET work_mem = '64MB'";
/** By default PostgreSQL expects slow disks, and reads all events instead of those of one year. */
const READING = 'SET random_page_cost = 1.1';
const LONGEST = "SET statement_timeout = '60s'";

/**
 * Figures about the applications of a period; of many applications, those of some minutes ago. Throws
 * 401, 403, or 503 while they are read for the first time and take long.
 */
export async function readStatistics(op: Operation, period: Period): Promise<Statistics> {
  requireThat(op.actor, canHandleApplications);
  const recent = op.read(RECENT_STATISTICS);
  const { actor } = op;
  return isLimited(actor)
    ? recent.get({ period, branches: actor.branches }, () => computeWithin(op, actor.id, period))
    : recent.get({ period, branches: null }, () => computeOnItsOwn(op, period));
}

/**
 * Of the branches that the account has now. Row security would ask of every event whether its application
 * is seen, which takes longer than to read those of the whole party.
 */
const computeWithin = (op: Operation, userId: string, period: Period): Promise<Statistics> =>
  op.db.transaction(
    (tx) =>
      beyondBranches(op, tx, async () => {
        const { rows } = await tx.execute<{ branches: string[] }>(
          sql`select branches_of_user(${userId}::uuid) as branches`,
        );
        return compute({ now: op.now, db: tx, branches: rows[0]?.branches ?? [] }, period);
      }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

/** On a connection of its own: those of requests end statements that take longer than some seconds. */
const computeOnItsOwn = (op: Operation, period: Period): Promise<Statistics> =>
  withConnection(op.db.$client.options, { name: 'ufuk statistics' }, async (client) => {
    await client.query(WORK_MEMORY);
    await client.query(READING);
    await client.query(LONGEST);
    return compute({ now: op.now, db: drizzle({ client }), branches: null }, period);
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
  };
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
