import { dayBounds, dayInIstanbul } from '../../../platform/istanbul.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { PROVINCES } from '../../../platform/places/provinces.ts';
import { requireThat } from '../../../platform/require.ts';
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
} from './queries.server.ts';
import type { Period, Statistics } from './schema.ts';

/** Figures about the applications of a period. Throws 401 or 403. */
export async function readStatistics(op: Operation, period: Period): Promise<Statistics> {
  requireThat(op.actor, canHandleApplications);
  const today = dayInIstanbul(op.now);
  const from = firstDayOf(period, today);
  const where = arrived(op, from ? dayBounds(from)[0] : null);
  const weeks = weeksUntil(today);
  const since = dayBounds(weeks[0]?.from ?? today)[0];
  const [now, reached, stays, decision, byWeek] = await Promise.all([
    countNow(op, where),
    countReached(op, where),
    medianStays(op, where),
    medianDecision(op, where),
    countWeeks(op, arrived(op, since)),
  ]);
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
