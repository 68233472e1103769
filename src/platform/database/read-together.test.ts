import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readTogether } from './read-together.server.ts';

function openReads() {
  const reads: { keys: readonly string[]; end: () => void; fail: () => void }[] = [];
  const rows = readTogether<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        reads.push({
          keys,
          end: () => resolve(keys.map((key) => `row ${key}`)),
          fail: () => reject(new Error('no database')),
        });
      }),
  );
  return { reads, rows };
}

it('reads what is requested in one turn with one statement, and returns it in its order', async () => {
  const { reads, rows } = openReads();
  const found = Promise.all([rows.load('a'), rows.load('b')]);
  await nextTurn();
  expect(reads.map(({ keys }) => keys)).toEqual([['a', 'b']]);
  reads[0]?.end();
  expect(await found).toEqual(['row a', 'row b']);
});

it('while two statements run, further keys wait and are read together', async () => {
  const { reads, rows } = openReads();
  const found: Promise<string>[] = [];
  for (const key of ['a', 'b', 'c', 'd']) {
    found.push(rows.load(key));
    await nextTurn();
  }
  expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b']]);
  reads[1]?.end();
  expect(await found[1]).toBe('row b');
  await nextTurn();
  expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c', 'd']]);
  reads[0]?.end();
  reads[2]?.end();
  expect(await Promise.all(found)).toEqual(['row a', 'row b', 'row c', 'row d']);
});

it('a statement that fails is an error of its own keys only', async () => {
  const { reads, rows } = openReads();
  const found: Promise<string>[] = [];
  for (const key of ['a', 'b', 'c']) {
    found.push(rows.load(key));
    found.at(-1)?.catch(() => {});
    await nextTurn();
  }
  for (const read of reads) read.fail();
  await expect(found[0]).rejects.toThrow('no database');
  await nextTurn();
  reads[2]?.end();
  expect(await found[2]).toBe('row c');
});

it('statements that do not end make others wait for half a second only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { reads, rows } = openReads();
  for (const key of ['a', 'b']) {
    rows.load(key).catch(() => {});
    await nextTurn();
  }
  const found = rows.load('c');
  vi.advanceTimersByTime(499);
  await nextTurn();
  expect(reads).toHaveLength(2);
  vi.advanceTimersByTime(1);
  await nextTurn();
  expect(reads).toHaveLength(3);
  reads[2]?.end();
  expect(await found).toBe('row c');
});
