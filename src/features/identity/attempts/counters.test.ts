import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../../tests/harness/test-database.ts';
import { moveCounters } from './operations.server.ts';

const fresh = testDatabase();
const MINUTE = 60_000;
const START = Date.parse('2026-11-23T12:00:00Z');

async function countAt(key: Buffer, minutes: number, by: 1 | -1 = 1): Promise<number | undefined> {
  const op = { db: fresh.db, now: new Date(START + minutes * MINUTE) };
  const [count] = await moveCounters(op, [{ key, windowMs: 10 * MINUTE }], by);
  return count?.count;
}

it('a clock that was set back by days does not lock anybody for days', async () => {
  const key = randomBytes(32);
  expect([await countAt(key, 0), await countAt(key, 1)]).toEqual([1, 2]);
  expect(await countAt(key, -2 * 24 * 60)).toBe(1);
  expect(await countAt(key, -2 * 24 * 60 + 1)).toBe(2);
});

it('clocks of several machines that differ by less than the window count together', async () => {
  const key = randomBytes(32);
  expect([await countAt(key, 0), await countAt(key, -9), await countAt(key, 9)]).toEqual([1, 2, 3]);
  expect(await countAt(key, -9, -1)).toBe(2);
  expect(await countAt(key, 11)).toBe(1);
});
