import { expect, it } from 'vitest';
import { mergeTexts } from './texts.ts';

it('parts of texts share namespaces and groups, but no text is declared twice', () => {
  const merged = mergeTexts([
    { platform: { errors: { internal: 'a' } } },
    { platform: { errors: { slugTaken: 'b' } }, content: { title: 'c' } },
  ]);
  expect(merged).toEqual({
    platform: { errors: { internal: 'a', slugTaken: 'b' } },
    content: { title: 'c' },
  });
  expect(() => mergeTexts([merged, { platform: { errors: { slugTaken: 'd' } } }])).toThrow(
    'platform.errors.slugTaken',
  );
});
