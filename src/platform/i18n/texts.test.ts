import { expect, it } from 'vitest';
import { mergeTexts, textsOf } from './texts.ts';

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

it('every export of a text file is a namespace, but the list of those of the dashboard', () => {
  const news = { title: 'Haberler' };
  const file = { news, newsEmails: { subject: 'Haber' }, screens: { news } };
  const { screens: _, ...namespaces } = file;
  expect(textsOf({ tr: file, en: file, de: file, es: file })).toEqual({
    tr: namespaces,
    en: namespaces,
    de: namespaces,
    es: namespaces,
  });
});
