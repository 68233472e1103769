import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it('says what a reader would read, in one line', () => {
  const markdown =
    '## Başlık\n\nBir *vurgu*, bir [bağ](https://a.example/b).\n\n![Resim](/media/x.webp)\n\n- Biri\n1. Öteki\n\n| A | B |\n|---|:-:|\n| 1 | 2 |\n';
  expect(plainText(markdown)).toBe('Başlık · Bir vurgu, bir bağ. Biri Öteki A B 1 2');
});

it.each(['![', '[a](', '\n', ' \n', '| ', '#', '](', '\n> '])(
  'takes no time worth telling for 50,000 letters of %j',
  { timeout: 2000 },
  (part) => {
    const text = `${part.repeat(50_000 / part.length)}x`;
    expect(plainText(text).length).toBeLessThanOrEqual(text.length);
  },
);
