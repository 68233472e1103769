import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PacedQueue } from './heavy-work.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const works = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('the queue runs one job at a time and pauses after each for as long as it took', async () => {
  const queue = new PacedQueue();
  const log: string[] = [];
  const run = (name: string, ms: number) =>
    queue
      .run(async () => {
        log.push(`${name} begins`);
        await works(ms);
        return name;
      })
      .then((result) => log.push(`${result} is answered`));
  const all = [run('first', 1000), run('second', 10), run('third', 10)];
  await vi.advanceTimersByTimeAsync(1999);
  // The result does not wait for the pause.
  expect(log).toEqual(['first begins', 'first is answered']);
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toContain('second begins');
  expect(log).not.toContain('third begins');
  await vi.advanceTimersByTimeAsync(30);
  await Promise.all(all);
  expect(log.slice(-2)).toEqual(['third begins', 'third is answered']);
});

it('the queue continues after a failed job, and pauses after it too', async () => {
  const queue = new PacedQueue();
  const failed = queue.run(async () => {
    await works(1000);
    throw new Error('broken');
  });
  const begins = vi.fn(async () => 'next');
  const next = queue.run(begins);
  const refused = expect(failed).rejects.toThrow('broken');
  await vi.advanceTimersByTimeAsync(1999);
  await refused;
  expect(begins).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await next).toBe('next');
});
