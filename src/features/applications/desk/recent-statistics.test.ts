import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Statistics } from './contract.ts';
import { RecentStatistics } from './statistics.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

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
    const figures = recent.get('year', compute);
    await vi.advanceTimersByTimeAsync(1000);
    expect((await figures).received).toBe(expected);
  }
});

it('figures that take long are kept, and read again in the background', async () => {
  const recent = new RecentStatistics();
  const { reads, compute } = reader(3000);
  const first = recent.get('all', compute);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await first).received).toBe(1);
  await vi.advanceTimersByTimeAsync(59_000);
  expect((await recent.get('all', compute)).received).toBe(1);
  expect(reads.count).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect((await recent.get('all', compute)).received).toBe(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect((await recent.get('all', compute)).received).toBe(2);
});

it('requests at the same time wait for one reading, and are refused when it takes too long', async () => {
  const recent = new RecentStatistics();
  const { reads, compute } = reader(20_000);
  const refused = Promise.all(
    [recent.get('all', compute), recent.get('all', compute)].map((each) =>
      expect(each).rejects.toMatchObject({ status: 503 }),
    ),
  );
  await vi.advanceTimersByTimeAsync(4000);
  await refused;
  await vi.advanceTimersByTimeAsync(16_000);
  expect((await recent.get('all', compute)).received).toBe(1);
  expect(reads.count).toBe(1);
});

it('a reading that failed is tried again by the next request', async () => {
  const recent = new RecentStatistics();
  await expect(recent.get('all', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const { compute } = reader(10);
  const figures = recent.get('all', compute);
  await vi.advanceTimersByTimeAsync(10);
  expect((await figures).received).toBe(1);
});
