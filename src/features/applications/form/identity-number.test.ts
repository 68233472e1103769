import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isIdentityNumber } from './schema.ts';

/** Slow and written down from the rule: finds the check digits by trying all of them. */
function slowCheck(text: string): boolean {
  if (text.length !== 11 || [...text].some((c) => c < '0' || c > '9')) return false;
  if (text[0] === '0' || text.slice(0, 2) === '99') return false;
  const d = [...text].map((c) => '0123456789'.indexOf(c));
  const sum = (...places: number[]) => places.reduce((all, n) => all + (d[n - 1] as number), 0);
  const left = 7 * sum(1, 3, 5, 7, 9) - sum(2, 4, 6, 8);
  let tenth = 0;
  while ((left - tenth) % 10 !== 0) tenth += 1;
  const eleventh = String(sum(1, 2, 3, 4, 5, 6, 7, 8, 9, 10)).slice(-1);
  return d[9] === tenth && text[10] === eleventh;
}

const nine = fc.stringMatching(/^[0-9]{9}$/);

it.each(['10000000146', '19090909018'])('%s is valid', (number) =>
  expect(isIdentityNumber(number)).toBe(true),
);

it.each([
  '',
  '1000000014',
  '100000001460',
  '10000000147',
  '10000000156',
  '00000000000',
  '1000000014A',
  ' 10000000146',
  '١٠٠٠٠٠٠٠١٤٦',
  '10000000146\n',
])('%j is not valid', (number) => expect(isIdentityNumber(number)).toBe(false));

it('agrees with the slow check for every pair of last digits', () => {
  fc.assert(
    fc.property(nine, (first) => {
      for (let last = 0; last < 100; last++) {
        const number = first + String(last).padStart(2, '0');
        expect(isIdentityNumber(number)).toBe(slowCheck(number));
      }
    }),
  );
});

it('agrees with the slow check for any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 13 }), fc.stringMatching(/^[0-9]{11}$/)),
      (text) => {
        expect(isIdentityNumber(text)).toBe(slowCheck(text));
      },
    ),
  );
});
