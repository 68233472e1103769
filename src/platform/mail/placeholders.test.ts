import { describe, expect, it } from 'vitest';
import { fillPlaceholders, placeholderFault } from './placeholders.ts';

describe('a template', () => {
  it('takes each value where its placeholder stands', () => {
    const text = 'Sayın {{name}}, {{ party }} adına: {{name}}';
    expect(fillPlaceholders(text, { name: 'Gül', party: 'Ufuk' })).toBe(
      'Sayın Gül, Ufuk adına: Gül',
    );
  });

  it('runs nothing of what a value holds, and takes no line from it', () => {
    const name = '{{party}} $& <b>\r\nBcc: a@b.test';
    expect(fillPlaceholders('{{name}}!', { name, party: 'Ufuk' })).toBe(
      '{{party}} $& <b> Bcc: a@b.test!',
    );
  });

  it('has no access to anything but its values', () => {
    for (const text of ['{{constructor}}', '{{toString}}', '{{missing}}'])
      expect(fillPlaceholders(text, { name: 'x' })).toBe('');
  });

  it.each([
    [
      'a name that is not known',
      '{{namme}}',
      { rule: 'unknownPlaceholder', values: { placeholder: 'namme' } },
    ],
    ['a name of every object', '{{constructor}}', { rule: 'unknownPlaceholder' }],
    ['a placeholder that does not end', 'a {{name', { rule: 'brokenPlaceholder' }],
    ['a placeholder that does not begin', 'name}} b', { rule: 'brokenPlaceholder' }],
    ['an expression', '{{name.length}}', { rule: 'brokenPlaceholder' }],
    ['a block', '{{#if name}}', { rule: 'brokenPlaceholder' }],
    ['three braces', '{{{name}}}', { rule: 'brokenPlaceholder' }],
    ['nested braces', '{{ {{name}} }}', { rule: 'brokenPlaceholder' }],
  ])('is refused with %s', (_what, text, fault) => {
    expect(placeholderFault(text, ['name', 'party'])).toMatchObject(fault);
  });

  it('may have braces that are no placeholder', () => {
    expect(placeholderFault('{a} {{name}} {{ party }}', ['name', 'party'])).toBeNull();
  });
});
