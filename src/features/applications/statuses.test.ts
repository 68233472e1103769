import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOpen, movesOf, STATUSES } from './statuses.ts';

const status = fc.constantFrom(...STATUSES);

it('no status can be chosen again, and nothing leads back to a new application', () => {
  fc.assert(
    fc.property(status, fc.boolean(), (from, isFrozen) => {
      const moves = movesOf(from, isFrozen);
      expect(moves).not.toContain(from);
      expect(moves).not.toContain('application');
    }),
  );
});

it('membership is completed only from review, and never against the denial of the applicant', () => {
  fc.assert(
    fc.property(status, fc.boolean(), (from, isFrozen) => {
      const completes = movesOf(from, isFrozen).includes('uyelikIslemleriTamamlandi');
      expect(completes).toBe(from === 'inReview' && !isFrozen);
    }),
  );
});

it('every open application can be closed, a withdrawn or completed one never changes', () => {
  fc.assert(
    fc.property(status, fc.boolean(), (from, isFrozen) => {
      const moves = movesOf(from, isFrozen);
      if (isOpen(from)) expect(moves).toEqual(expect.arrayContaining(['reddedildi', 'withdrawn']));
      if (from === 'withdrawn' || from === 'uyelikIslemleriTamamlandi') expect(moves).toEqual([]);
    }),
  );
});

it('any sequence of moves can be followed only as the table says', () => {
  fc.assert(
    fc.property(fc.array(status, { maxLength: 12 }), (wanted) => {
      let now: (typeof STATUSES)[number] = 'application';
      for (const to of wanted) if (movesOf(now, false).includes(to)) now = to;
      if (now === 'uyelikIslemleriTamamlandi') expect(wanted).toContain('inReview');
    }),
  );
});
