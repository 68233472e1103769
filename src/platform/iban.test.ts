import { expect, test } from 'vitest';
import { compactIban, groupedIban, isValidIban } from './iban.ts';

const VALID = 'TR33 0006 1005 1978 6457 8413 26';

test('an IBAN is valid when its check digits are correct', () => {
  expect(isValidIban(VALID)).toBe(true);
  expect(isValidIban('DE89 3704 0044 0532 0130 00')).toBe(true);
  expect(isValidIban(VALID.replace('8413', '8431'))).toBe(false);
  expect(isValidIban('TR00 0000 0000 0000 0000 0000 00')).toBe(false);
  expect(isValidIban('TR33 0006 1005 1978 6457 8413')).toBe(false);
  expect(isValidIban('')).toBe(false);
});

test('an IBAN is copied without spaces and shown in groups of four, regardless of how it was typed', () => {
  expect(compactIban('tr33-0006 1005.1978 6457 8413 26')).toBe('TR330006100519786457841326');
  expect(groupedIban('TR330006100519786457841326')).toBe(VALID);
});
