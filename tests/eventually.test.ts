import { expect, it } from 'vitest';
import { eventually } from './harness/eventually.ts';

it('waiting for something without a matcher fails, also with an expectation inside', async () => {
  const forgotten = async () =>
    await eventually(async () => {
      expect(1).toBe(1);
    });
  await expect(forgotten()).rejects.toThrow('asks nothing without a matcher');
});

it('waiting ends when the matcher holds', async () => {
  let asked = 0;
  await eventually(() => ++asked).toBe(3);
  await eventually(() => ++asked).not.toBe(4);
  expect(asked).toBe(5);
});
