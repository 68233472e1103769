import { expect, it } from 'vitest';
import { formatPhone } from './phone.ts';
import { readPhone } from './read-phone.ts';

it.each([
  ['0532 123 45 67', '+905321234567'],
  ['532 123 45 67', '+905321234567'],
  ['(0312) 000-00-00', '+903120000000'],
  ['+90 (532) 123-45-67', '+905321234567'],
  ['+90 0532 123 45 67', '+905321234567'],
  ['+49 30 123456', '+4930123456'],
  ['0049 30 123456', '+4930123456'],
  ['  ', ''],
])('%j is stored as %j', (typed, stored) => expect(readPhone(typed)).toBe(stored));

it.each([
  '12345',
  '0132 123 45 67',
  '+0 123 456 78',
  '+1234567890123456',
  '+90 123',
  'beni ara',
  '0532 123 45 67 dahili 2',
  '532+1234567',
  '٠٥٣٢١٢٣٤٥٦٧',
])('%j is not a phone number', (typed) => expect(readPhone(typed)).toBeNull());

it.each([
  ['+905321234567', '+90 532 123 45 67'],
  ['+4930123456', '+4930123456'],
  ['', ''],
])('%j is shown as %j, which is read as the same number', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
  expect(readPhone(shown)).toBe(stored);
});
