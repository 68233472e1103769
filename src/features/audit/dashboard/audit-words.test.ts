import { expect, it } from 'vitest';
import { tr } from '../text/tr.ts';
import { valueText } from './audit-words.ts';

const words: Record<string, string> = tr.values;
const say = (key: string, values: { defaultValue?: string } = {}) =>
  words[key.replace('audit:values.', '')] ?? values.defaultValue ?? key;

it('a value that has a word is shown by it, what people wrote as it is', () => {
  expect(valueText(say as never, 'role', 'editor')).toBe('Editör');
  expect(valueText(say as never, 'reason', 'invitation')).toBe('Davet');
  expect(valueText(say as never, 'username', 'editor')).toBe('editor');
  expect(valueText(say as never, 'surname', 'Admin')).toBe('Admin');
});
