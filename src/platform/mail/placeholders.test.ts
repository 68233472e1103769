import { describe, expect, it } from 'vitest';
import { fillPlaceholders, placeholderFault } from './placeholders.ts';

describe('a template', () => {
  it('replaces each placeholder with its value', () => {
    const text = 'Sayın {{name}}, {{ party }} adına: {{name}}';
    expect(fillPlaceholders(text, { name: 'Gül', party: 'Ufuk' })).toBe(
      'Sayın Gül, Ufuk adına: Gül',
    );
  });

  it('inserts a value as text on one line: no template syntax in it is used', () => {
    const name = '{{party}} $& <b>\r\nBcc: a@b.test';
    expect(fillPlaceholders('{{name}}!', { name, party: 'Ufuk' })).toBe(
      '{{party}} $& <b> Bcc: a@b.test!',
    );
  });

  it('has access to its values only', () => {
    for (const text of ['{{constructor}}', '{{toString}}', '{{missing}}'])
      expect(fillPlaceholders(text, { name: 'x' })).toBe('');
  });

  it.each([
    [
      'an unknown name',
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

  it('can contain braces that are not a placeholder', () => {
    expect(placeholderFault('{a} {{name}} {{ party }}', ['name', 'party'])).toBeNull();
  });
});
