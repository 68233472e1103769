import { afterEach, expect, it, vi } from 'vitest';
import { atMidnight, untilMidnight } from './istanbul.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('the day ends at midnight in Istanbul', () => {
  expect(untilMidnight(new Date('2026-11-20T20:59:59Z'))).toBe(1000);
  expect(untilMidnight(new Date('2026-11-20T21:00:00Z'))).toBe(24 * 3_600_000);
});

it('work at midnight runs once for each day, and soon after the clock was set to another day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T20:59:30Z') });
  let ahead = 0;
  const work = vi.fn();
  const stop = atMidnight(() => new Date(Date.now() + ahead), work);
  vi.advanceTimersByTime(29_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(23 * 3_600_000);
  expect(work).toHaveBeenCalledTimes(1);
  ahead = 3 * 24 * 3_600_000;
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
  ahead = 0;
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(48 * 3_600_000);
  expect(work).toHaveBeenCalledTimes(3);
});
