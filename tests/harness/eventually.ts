import { expect } from 'vitest';

/** Asks again until the expectation holds, as long as a busy machine may take. */
export const eventually = <T>(read: () => T | Promise<T>) =>
  expect.poll(read, { timeout: 10_000, interval: 30 });
