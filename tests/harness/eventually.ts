import { expect } from 'vitest';

/**
 * Asks again until the matcher behind it holds, as long as a busy machine may take. Without a
 * matcher nothing would be asked at all, so waiting for that fails.
 */
export const eventually = <T>(read: () => T | Promise<T>) => {
  const refusal = new Error('eventually() asks nothing without a matcher: eventually(…).toBe(…)');
  const asked = expect.poll(read, { timeout: 10_000, interval: 30 });
  return new Proxy(asked, {
    get(target, key) {
      if (key !== 'then') return Reflect.get(target, key);
      // `await` asks for it: what is awaited is this, not the promise of a matcher.
      return (_: unknown, reject: (reason: Error) => void) => reject(refusal);
    },
  });
};
