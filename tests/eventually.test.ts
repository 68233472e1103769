import { expect, it } from 'vitest';
import { eventually } from './harness/eventually.ts';

it('eventually() without a matcher fails, also with an expectation inside', async () => {
  const withoutMatcher = async () =>
    await eventually(async () => {
      expect(1).toBe(1);
    });
  await expect(withoutMatcher()).rejects.toThrow('checks nothing without a matcher');
});

it('eventually() ends when the matcher passes', async () => {
  let reads = 0;
  await eventually(() => ++reads).toBe(3);
  await eventually(() => ++reads).not.toBe(4);
  expect(reads).toBe(5);
});
