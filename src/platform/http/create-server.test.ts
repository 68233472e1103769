import { afterEach, expect, it, vi } from 'vitest';
import { WindowStore } from './create-server.server.ts';

const MINUTE_MS = 60_000;
afterEach(() => void vi.useRealTimers());

function countIn(store: WindowStore, key: string): { current: number; ttl: number } {
  let result = { current: 0, ttl: 0 };
  store.incr(key, (_, counted) => (result = counted), MINUTE_MS);
  return result;
}

it('counts in windows that begin with the first request', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const store = new WindowStore();
  expect(countIn(store, 'a')).toEqual({ current: 1, ttl: MINUTE_MS });
  vi.advanceTimersByTime(20_000);
  expect(countIn(store, 'a')).toEqual({ current: 2, ttl: 40_000 });
  expect(countIn(store, 'b')).toEqual({ current: 1, ttl: MINUTE_MS });
  expect(countIn(store.child(), 'a').current).toBe(1);
  vi.advanceTimersByTime(40_000);
  expect(countIn(store, 'a')).toEqual({ current: 1, ttl: MINUTE_MS });
});

it('begins a new window after a minute although the clock was set back by a year', () => {
  vi.useFakeTimers({ now: Date.UTC(2027, 10, 26), toFake: ['performance', 'Date'] });
  const store = new WindowStore();
  countIn(store, 'a');
  vi.setSystemTime(Date.UTC(2026, 10, 26));
  expect(countIn(store, 'a').current).toBe(2);
  vi.advanceTimersByTime(MINUTE_MS);
  expect(countIn(store, 'a')).toEqual({ current: 1, ttl: MINUTE_MS });
});

it('forgets the window that began first when there are too many', () => {
  const store = new WindowStore();
  countIn(store, 'first');
  countIn(store, 'second');
  for (let n = 0; n < 4999; n++) countIn(store, `other-${n}`);
  expect(countIn(store, 'second').current).toBe(2);
  expect(countIn(store, 'first').current).toBe(1);
});
