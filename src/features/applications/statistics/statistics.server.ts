import { drizzle } from 'drizzle-orm/node-postgres';
import { withConnection } from '../../../platform/database/own-connection.server.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { PROVINCES } from '../../../platform/places/provinces.ts';
import { requireThat } from '../../../platform/require.ts';
import { dayBounds } from '../../../platform/wall-clock.ts';
import { canHandleApplications } from '../policy.ts';
import { STATUSES, type Status } from '../statuses.ts';
import { firstDayOf, weeksUntil } from './period.ts';
import {
  arrived,
  countNow,
  countReached,
  countWeeks,
  medianDecision,
  medianStays,
  type Reading,
} from './queries.server.ts';
import { RECENT_STATISTICS } from './recent-statistics.server.ts';
import type { Period, Statistics } from './schema.ts';

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
  return op.read(RECENT_STATISTICS).get(period, () => computeOnItsOwn(op, period));
}

/** On a connection of its own: those of requests end statements that take longer than some seconds. */
const computeOnItsOwn = (op: Operation, period: Period): Promise<Statistics> =>
  withConnection(op.db.$client.options, { name: 'ufuk statistics' }, async (client) => {
    await client.query(WORK_MEMORY);
    await client.query(READING);
    await client.query(LONGEST);
    return compute({ now: op.now, db: drizzle({ client }) }, period);
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
