import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Gate } from './gate.server.ts';

/** Longer than any of these tests. */
const LONG = 600_000;
const LIMITS = { atOnce: 2, mostWaiting: 2, longestWait: LONG, longestWork: LONG };
const REFUSED = { status: 503, code: 'unavailable' };
const never = () => new Promise<void>(() => {});

it('runs a few, lets a few wait, and refuses the others at once', async () => {
  const gate = new Gate(LIMITS);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  let begun = 0;
  const work = () => {
    begun++;
    return ended;
  };
  const taken = Array.from({ length: 4 }, () => gate.run(work));
  expect(gate.isFull).toBe(true);
  // No task has ended, so this refusal did not wait for a place.
  await expect(gate.run(work)).rejects.toMatchObject(REFUSED);
  expect(begun).toBe(2);
  end();
  await Promise.all(taken);
  expect(begun).toBe(4);
  expect(gate.isFull).toBe(false);
});

it('has places for staff when visitors fill it, and runs staff first', async () => {
  const gate = new Gate({ ...LIMITS, atOnce: 1 });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const order: string[] = [];
  const run = (name: string, isStaff = false) => gate.run(async () => order.push(name), isStaff);
  const first = gate.run(() => ended);
  const waiting = [run('visitor'), run('visitor'), run('staff', true), run('staff', true)];
  await expect(run('staff', true)).rejects.toMatchObject(REFUSED);
  end();
  await Promise.all([first, ...waiting]);
  expect(order).toEqual(['staff', 'staff', 'visitor', 'visitor']);
});

it('begins a third of the visitors’ tasks while it is held back, and the others afterwards', async () => {
  const gate = new Gate({ ...LIMITS, atOnce: 6, mostWaiting: 10 });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const run = (name: string, isStaff = false) =>
    gate.run(() => {
      begun.push(name);
      return ended;
    }, isStaff);
  gate.holdBack(true);
  const tasks = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => run(name));
  expect(begun).toEqual(['a', 'b']);
  tasks.push(run('staff', true));
  expect(begun).toEqual(['a', 'b', 'staff']);
  gate.holdBack(false);
  await setImmediate();
  expect(begun).toEqual(['a', 'b', 'staff', 'c', 'd', 'e']);
  end();
  await Promise.all(tasks);
  expect(begun).toHaveLength(8);
});

it('refuses a task that has waited too long, and never starts it', async () => {
  const gate = new Gate({ ...LIMITS, atOnce: 1, longestWait: 20 });
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const first = gate.run(() => ended);
  let begun = false;
  const late = gate.run(async () => {
    begun = true;
  });
  await expect(late).rejects.toMatchObject(REFUSED);
  end();
  await first;
  await gate.run(async () => {});
  expect(begun).toBe(false);
});

it('refuses when a running task takes too long, and the task keeps its place', async () => {
  const gate = new Gate({ ...LIMITS, atOnce: 1, mostWaiting: 1, longestWork: 20 });
  await expect(gate.run(never)).rejects.toMatchObject(REFUSED);
  gate.run(never).catch(() => {});
  expect(gate.isFull).toBe(true);
});

it.each([
  ['rejects', async () => Promise.reject(new Error('failed'))],
  [
    'throws',
    () => {
      throw new Error('failed');
    },
  ],
])('a task that %s gives its place to the next one', async (_, work) => {
  const gate = new Gate({ ...LIMITS, atOnce: 1 });
  const failing = gate.run(work);
  const next = gate.run(async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
});

it('other work can wait until no task waits, but not for longer than a time', async () => {
  const gate = new Gate({ ...LIMITS, atOnce: 1 });
  await gate.untilFree(LONG);
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const order: string[] = [];
  const tasks = [gate.run(() => ended), gate.run(async () => order.push('task'))];
  await gate.untilFree(1);
  const free = gate.untilFree(LONG).then(() => order.push('other work'));
  expect(order).toEqual([]);
  end();
  await Promise.all([...tasks, free]);
  expect(order).toHaveLength(2);
});
