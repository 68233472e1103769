import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { apply } from '../../../../tests/harness/applications.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { SYSTEM } from '../../../platform/actor.ts';
import { operationOf } from '../../../platform/services.server.ts';
import { OPEN_STATUSES, STATUSES, type Status } from '../statuses.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import type { Statistics } from './contract.ts';
import { firstDayOf } from './statistics.server.ts';

const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;

/** An application: when it arrived, in minutes before now, and its moves with the minutes between. */
interface History {
  city: number;
  minutesAgo: number;
  moves: { to: Status; after: number }[];
}

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  headers = await test.signIn('editor');
});
beforeEach(() => test.app.services.db.delete(applications).then());
afterAll(() => test.close());

const arrivalOf = ({ minutesAgo }: History) =>
  new Date(test.now.value.getTime() - minutesAgo * 60_000);

async function store(histories: History[]): Promise<void> {
  const { db } = test.app.services;
  const op = operationOf(test.app.services, SYSTEM);
  for (const [index, history] of histories.entries()) {
    const { city, moves } = history;
    const { id } = await apply(op, { city, tcKimlikNo: String(20_000_000_000 + index) });
    let at = arrivalOf(history);
    await db.update(applicationEvents).set({ at }).where(eq(applicationEvents.applicationId, id));
    await db.update(applications).set({ createdAt: at }).where(eq(applications.id, id));
    for (const { to, after } of moves) {
      at = new Date(at.getTime() + after * 60_000);
      await db.insert(applicationEvents).values({
        id: randomUUID(),
        applicationId: id,
        at,
        kind: 'status',
        actorKind: 'system',
        toStatus: to,
      });
      await db.update(applications).set({ status: to }).where(eq(applications.id, id));
    }
  }
}

async function read(period: string): Promise<Statistics> {
  const reply = await test.call({ url: `/api/applications/statistics?period=${period}`, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

const history: fc.Arbitrary<History> = fc.record({
  city: fc.integer({ min: 1, max: 81 }),
  minutesAgo: fc.integer({ min: 1, max: 3 * 366 * 24 * 60 }),
  moves: fc.array(
    fc.record({ to: fc.constantFrom(...STATUSES), after: fc.integer({ min: 1, max: 30_000 }) }),
    { maxLength: 4 },
  ),
});

const median = (minutes: number[]): number | null => {
  const sorted = minutes.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const value =
    sorted.length % 2 === 1
      ? sorted[Math.floor(middle)]
      : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
  return sorted.length === 0 || value === undefined ? null : value / (24 * 60);
};

/** The same figures, computed one by one. */
function reference(histories: History[]) {
  const paths = histories.map(({ moves }) => ['application', ...moves.map(({ to }) => to)]);
  const stays = (status: Status) =>
    histories.flatMap(({ moves }, index) =>
      moves.filter((_, place) => paths[index]?.[place] === status).map(({ after }) => after),
    );
  const decisions = histories.flatMap(({ moves }) => {
    const place = moves.findIndex(({ to }) =>
      ['reddedildi', 'uyelikIslemleriTamamlandi'].includes(to),
    );
    const until = moves.slice(0, place + 1).reduce((sum, { after }) => sum + after, 0);
    return place < 0 ? [] : [until];
  });
  const each = (holds: (path: string[], status: Status) => boolean) =>
    Object.fromEntries(
      STATUSES.map((status) => [status, paths.filter((path) => holds(path, status)).length]),
    );
  return {
    received: histories.length,
    reached: each((path, status) => path.includes(status)),
    now: each((path, status) => path.at(-1) === status),
    days: {
      ...Object.fromEntries(OPEN_STATUSES.map((status) => [status, median(stays(status))])),
      decision: median(decisions),
    } as Record<string, number | null>,
  };
}

function expectSame(got: Statistics, histories: History[]): void {
  const { days, ...counts } = reference(histories);
  expect(got).toMatchObject(counts);
  for (const [name, value] of Object.entries(days)) {
    const found = got.days[name as keyof Statistics['days']];
    if (value === null) expect(found).toBeNull();
    else expect(Math.abs((found as number) - value)).toBeLessThanOrEqual(0.0501);
  }
  for (const { city, count } of got.provinces)
    expect(count).toBe(histories.filter((one) => one.city === city).length);
}

it('all figures are those of a slow count over the histories, for the year and for all time', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(history, { minLength: 1, maxLength: 8 }), async (histories) => {
      await test.app.services.db.delete(applications);
      await store(histories);
      expectSame(await read('all'), histories);
      const year = await read('year');
      expect(year.from).toBe('2025-11-20');
      const start = new Date('2025-11-20T00:00:00+03:00');
      expectSame(
        year,
        histories.filter((one) => arrivalOf(one) >= start),
      );
      // A week begins on Monday at midnight in Istanbul.
      const monday = new Date('2026-11-16T00:00:00+03:00').getTime();
      for (const [place, { count }] of year.weeks.entries()) {
        const from = monday - (25 - place) * WEEK_MS;
        const within = histories.filter((one) => {
          const arrived = arrivalOf(one).getTime();
          return arrived >= from && arrived < from + WEEK_MS;
        });
        expect(count).toBe(within.length);
      }
    }),
    { numRuns: 12 },
  );
});

it('the weeks are the last 26, from Monday to Sunday', async () => {
  const { weeks } = await read('year');
  expect(weeks).toHaveLength(26);
  expect(weeks[0]).toEqual({ from: '2026-05-25', to: '2026-05-31', count: 0 });
  expect(weeks[25]).toEqual({ from: '2026-11-16', to: '2026-11-22', count: 0 });
});

it('every number has a list with as many applications', async () => {
  await store([
    { city: 6, minutesAgo: 9000, moves: [{ to: 'inReview', after: 60 }] },
    {
      city: 34,
      minutesAgo: 9000,
      moves: [
        { to: 'inReview', after: 60 },
        { to: 'reddedildi', after: 60 },
      ],
    },
    { city: 34, minutesAgo: 60, moves: [] },
    { city: 34, minutesAgo: 900_000, moves: [{ to: 'inReview', after: 60 }] },
  ]);
  const { from, reached, now, provinces, weeks } = await read('year');
  const total = async (filter: Record<string, string>) => {
    const url = `/api/applications?${new URLSearchParams(filter)}`;
    return (await test.call({ url, headers })).json().total;
  };
  const since = { from: from as string };
  expect(reached.inReview).toBe(2);
  expect(await total({ reached: 'inReview', ...since })).toBe(2);
  expect(await total({ status: 'reddedildi', ...since })).toBe(now.reddedildi);
  expect(await total({ city: '34', ...since })).toBe(
    provinces.find(({ city }: { city: number }) => city === 34)?.count,
  );
  const { count, ...week } = weeks[25] as Statistics['weeks'][number];
  expect(await total(week)).toBe(count);
});

it('the year begins on the same day of the last year', () => {
  expect(firstDayOf('year', '2026-11-20')).toBe('2025-11-20');
  expect(firstDayOf('year', '2028-02-29')).toBe('2027-03-01');
  expect(firstDayOf('all', '2026-11-20')).toBeNull();
});
