import { expect } from 'vitest';

/**
 * How long is waited for something that happens, on a machine however busy; it costs nothing when it
 * happens at once. For `expect.poll` of a concurrent test, which has an `expect` of its own.
 */
export const PATIENT = { timeout: 60_000, interval: 30 };

/**
 * Reads again until the matcher passes, with a timeout that suits a busy machine. Without a matcher
 * nothing would be checked, so awaiting it without one fails.
 */
export const eventually = <T>(read: () => T | Promise<T>) => {
  const missingMatcher = new Error(
    'eventually() checks nothing without a matcher: eventually(…).toBe(…)',
  );
  const poll = expect.poll(read, PATIENT);
  return new Proxy(poll, {
    get(target, key) {
      if (key !== 'then') return Reflect.get(target, key);
      // `await` reads it: this object is awaited, not the promise of a matcher.
      return (_: unknown, reject: (reason: Error) => void) => reject(missingMatcher);
    },
  });
};
