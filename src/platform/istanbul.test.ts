import { expect, it } from 'vitest';
import { untilMidnight } from './istanbul.ts';

it('the day ends at midnight in Istanbul', () => {
  expect(untilMidnight(new Date('2026-11-20T20:59:59Z'))).toBe(1000);
  expect(untilMidnight(new Date('2026-11-20T21:00:00Z'))).toBe(24 * 3_600_000);
});
