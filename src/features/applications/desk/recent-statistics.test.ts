import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Statistics } from './contract.ts';
import { RecentStatistics } from './recent-statistics.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ALL = { key: 'all', own: null } as const;
const YEAR = { key: 'year', own: null } as const;

/** Figures that can be told apart, and take `ms` to read. */
function reader(ms: number) {
  const reads = { count: 0 };
  const compute = async () => {
    const received = ++reads.count;
    await new Promise((resolve) => setTimeout(resolve, ms));
    return { received } as Statistics;
  };
  return { reads, compute };
}

it('figures that are read quickly are read for each request', async () => {
  const recent = new RecentStatistics();
  const { compute } = reader(1000);
  for (const expected of [1, 2, 3]) {
    const figures = recent.get(YEAR, compute);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await figures).received).toBe(expected);
  }
});

it('figures that take long are kept, and read again in the background', async () => {
  const recent = new RecentStatistics();
  const { reads, compute } = reader(3000);
  const first = recent.get(ALL, compute);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await first).received).toBe(1);
  await vi.advanceTimersByTimeAsync(59_000);
  expect((await recent.get(ALL, compute)).received).toBe(1);
  expect(reads.count).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect((await recent.get(ALL, compute)).received).toBe(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await recent.get(ALL, compute)).received).toBe(2);
});

it('requests at the same time wait for one reading, and are refused when it takes too long', async () => {
  const recent = new RecentStatistics();
  const { reads, compute } = reader(20_000);
  const refused = Promise.all(
    [recent.get(ALL, compute), recent.get(ALL, compute)].map((each) =>
      expect(each).rejects.toMatchObject({ status: 503 }),
    ),
  );
  await vi.advanceTimersByTimeAsync(4000);
  await refused;
  await vi.advanceTimersByTimeAsync(16_000);
  expect((await recent.get(ALL, compute)).received).toBe(1);
  expect(reads.count).toBe(1);
});

it('a reading that failed is tried again by the next request', async () => {
  const recent = new RecentStatistics();
  await expect(recent.get(ALL, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const { compute } = reader(10);
  const figures = recent.get(ALL, compute);
  await vi.advanceTimersByTimeAsync(10);
  expect((await figures).received).toBe(1);
});

const BRANCHES = { key: 'all', own: ['b', 'a'] } as const;

it('figures of branches are kept for the accounts that have the same, and for nobody else', async () => {
  const recent = new RecentStatistics();
  const [own, others, all] = [reader(500), reader(500), reader(3000)];
  const first = recent.get(BRANCHES, own.compute);
  await vi.advanceTimersByTimeAsync(500);
  await first;
  expect((await recent.get({ key: 'all', own: ['a', 'b'] }, own.compute)).received).toBe(1);
  expect(own.reads.count).toBe(1);
  const asked = [
    recent.get({ key: 'all', own: ['a'] }, others.compute),
    recent.get({ key: 'year', own: ['a', 'b'] }, others.compute),
    recent.get({ key: 'all', own: [] }, others.compute),
    recent.get(ALL, all.compute),
  ];
  await vi.advanceTimersByTimeAsync(3000);
  await Promise.all(asked);
  expect([others.reads.count, all.reads.count]).toEqual([3, 1]);
});

it('figures of branches that are minutes old are shown, and those of an hour are not', async () => {
  const recent = new RecentStatistics();
  const { compute } = reader(500);
  const ask = async (waitMs: number) => {
    const figures = recent.get(BRANCHES, compute);
    await vi.advanceTimersByTimeAsync(waitMs);
    return (await figures).received;
  };
  expect(await ask(500)).toBe(1);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(await ask(0)).toBe(1);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(await ask(500)).toBe(3);
});
