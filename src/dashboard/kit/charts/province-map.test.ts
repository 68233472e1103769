import fc from 'fast-check';
import { expect, it } from 'vitest';
import { STEPS, stepLabels, stepOf, stepsUpTo } from './province-map.tsx';

it('every number has one of the six steps, and a larger number never a lower one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.nat(), (most, other) => {
      const bounds = stepsUpTo(most);
      expect(bounds).toHaveLength(STEPS);
      const count = most === 0 ? 0 : other % (most + 1);
      const step = stepOf(count, bounds);
      expect(step).toBeGreaterThanOrEqual(count > 0 ? 1 : 0);
      expect(step).toBeLessThan(STEPS);
      expect(stepOf(most, bounds)).toBeGreaterThanOrEqual(step);
    }),
  );
});

it('the labels have no gap, and no step that is empty for certain', () => {
  expect(stepLabels(stepsUpTo(148), 148, String)).toEqual([
    '0',
    '1–2',
    '3–6',
    '7–19',
    '20–53',
    '54+',
  ]);
  expect(stepLabels(stepsUpTo(2), 2, String)).toEqual(['0', '1', '2+']);
  expect(stepLabels(stepsUpTo(0), 0, String)).toEqual(['0']);
});
