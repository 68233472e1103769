import { expect, it } from 'vitest';
import { tr } from '../text/tr.ts';
import { valueText } from './audit-words.ts';

const words: Record<string, string> = tr.values;
const say = (key: string, values: { defaultValue?: string } = {}) =>
  words[key.split('.').at(-1) ?? ''] ?? values.defaultValue ?? key;

it('a value that has a word is shown by it, what people wrote as it is', () => {
  expect(valueText(say as never, 'tr', 'role', 'editor')).toBe('Editör');
  expect(valueText(say as never, 'tr', 'reason', 'invitation')).toBe('Davet');
  expect(valueText(say as never, 'tr', 'username', 'editor')).toBe('editor');
  expect(valueText(say as never, 'tr', 'surname', 'Admin')).toBe('Admin');
});

it('a day is written as the language writes it', () => {
  expect(valueText(say as never, 'tr', 'upTo', '2026-08-24')).toBe('24 Ağustos 2026');
  expect(valueText(say as never, 'de', 'upTo', '2026-01-01')).toBe('1. Januar 2026');
  expect(valueText(say as never, 'tr', 'slug', '2026-08-24')).toBe('2026-08-24');
});
