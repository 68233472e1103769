import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './front.server.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('sends a few refusals at once, and the others in order at a bounded rate', () => {
  const pace = new Pace();
  const sent: number[] = [];
  for (let n = 0; n < 25; n++) pace.run(() => sent.push(n));
  expect(sent).toHaveLength(10);
  vi.advanceTimersByTime(10);
  expect(sent).toHaveLength(20);
  pace.run(() => sent.push(25));
  expect(sent).toHaveLength(20);
  vi.advanceTimersByTime(10);
  expect(sent).toEqual(Array.from({ length: 26 }, (_, n) => n));
});

it('sends at most a thousand refusals a second to a client that repeats its request at once', () => {
  const pace = new Pace();
  let sent = 0;
  const askAgain = () => {
    sent++;
    pace.run(askAgain);
  };
  for (let n = 0; n < 1000; n++) pace.run(askAgain);
  vi.advanceTimersByTime(2000);
  expect(sent).toBeGreaterThan(1900);
  expect(sent).toBeLessThanOrEqual(2010);
});

it('keeps nothing of clients that have disconnected', () => {
  const pace = new Pace();
  const sent: number[] = [];
  for (let n = 0; n < 5000; n++) {
    const cancel = pace.run(() => sent.push(n));
    if (n < 4990) cancel();
  }
  expect(pace.size).toBe(10);
  vi.advanceTimersByTime(10);
  expect(sent.slice(10)).toEqual(Array.from({ length: 10 }, (_, n) => 4990 + n));
});

it('has no timer when nothing is refused', () => {
  const pace = new Pace();
  pace.run(() => {});
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(20);
  expect(vi.getTimerCount()).toBe(0);
});
