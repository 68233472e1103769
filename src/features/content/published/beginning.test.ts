import { expect, it } from 'vitest';
import { beginningOf } from '../site/shared.tsx';

const LONG = 'Kıyılarımız herkesindir ve kimse onları kapatamaz, çünkü deniz ortak evimizdir';

it.each([
  ['<p>Kısa metin.</p>', 'Kısa metin.'],
  ['<h2>Başlık</h2>\n<p>Bir &amp; iki.</p><p>Üç.</p>', 'Bir & iki. Üç.'],
  ['<figure><img alt="x"><figcaption>Alt yazı</figcaption></figure><p>Söz.</p>', 'Söz.'],
  [`<p>${LONG}. ${LONG}. ${LONG}.</p>`, `${LONG}. ${LONG}.`],
  [`<p>21. yüzyılda ${LONG}, ${LONG} ve ${LONG}.</p>`, /^21\. yüzyılda .{100,190}…$/],
  ['<ul><li>yalnız liste</li></ul>', ''],
  ['', ''],
])('the beginning of %s', (html, beginning) => {
  if (typeof beginning === 'string') expect(beginningOf(html)).toBe(beginning);
  else expect(beginningOf(html)).toMatch(beginning);
});
