import { expect } from 'vitest';

/**
 * Reads again until the matcher passes, with a timeout that suits a busy machine. Without a matcher
 * nothing would be checked, so awaiting it without one fails.
 */
export const eventually = <T>(read: () => T | Promise<T>) => {
  const missingMatcher = new Error(
    'eventually() checks nothing without a matcher: eventually(…).toBe(…)',
  );
  const poll = expect.poll(read, { timeout: 10_000, interval: 30 });
  return new Proxy(poll, {
    get(target, key) {
      if (key !== 'then') return Reflect.get(target, key);
      // `await` reads it: this object is awaited, not the promise of a matcher.
      return (_: unknown, reject: (reason: Error) => void) => reject(missingMatcher);
    },
  });
};
