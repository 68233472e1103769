import { afterEach, expect, it, vi } from 'vitest';
import { dayInIstanbul, istanbulIso, wallClock } from './istanbul.ts';
import { atMidnight, dayBounds, fromWallClock, untilMidnight, yearBounds } from './wall-clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('the day ends at midnight in Istanbul', () => {
  expect(untilMidnight(new Date('2026-11-20T20:59:59Z'))).toBe(1000);
  expect(untilMidnight(new Date('2026-11-20T21:00:00Z'))).toBe(24 * 3_600_000);
});

it.each([
  ['2014-12-31T21:30:00Z', '2014-12-31T23:30:00+02:00'],
  ['2014-12-31T22:10:00Z', '2015-01-01T00:10:00+02:00'],
  ['2014-07-01T10:00:00Z', '2014-07-01T13:00:00+03:00'],
  ['2016-09-06T20:59:59Z', '2016-09-06T23:59:59+03:00'],
  ['2016-12-31T21:30:00Z', '2017-01-01T00:30:00+03:00'],
  ['1969-07-20T20:17:40Z', '1969-07-20T22:17:40+02:00'],
  ['1983-08-01T00:00:00Z', '1983-08-01T04:00:00+04:00'],
  ['2026-11-20T21:00:00Z', '2026-11-21T00:00:00+03:00'],
])('%s was %s in Istanbul, and back', (utc, local) => {
  const moment = new Date(utc);
  expect(istanbulIso(moment)).toBe(local);
  expect(fromWallClock(local.slice(0, 19))).toEqual(moment);
  expect(dayInIstanbul(moment)).toBe(local.slice(0, 10));
});

it('days and years before 2016 begin at midnight in Istanbul', () => {
  expect(yearBounds(2015)).toEqual([
    new Date('2014-12-31T22:00:00Z'),
    new Date('2015-12-31T22:00:00Z'),
  ]);
  // On this day the clocks were set forward: it had 23 hours.
  expect(dayBounds('2015-03-29')).toEqual([
    new Date('2015-03-28T22:00:00Z'),
    new Date('2015-03-29T21:00:00Z'),
  ]);
  expect(dayInIstanbul(new Date('2015-03-28T22:30:00Z'), 1)).toBe('2015-03-30');
});

it('a time that did not exist is an hour later, one that existed twice is the first', () => {
  expect(wallClock(fromWallClock('2015-03-29T03:30'))).toBe('2015-03-29T04:30:00');
  expect(fromWallClock('2015-11-08T03:30').toISOString()).toBe('2015-11-08T00:30:00.000Z');
  expect(fromWallClock('2026-02-31T10:00').getTime()).toBeNaN();
  expect(fromWallClock('gestern').getTime()).toBeNaN();
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
