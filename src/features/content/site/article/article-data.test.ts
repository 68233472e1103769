import { expect, it } from 'vitest';
import { countWords } from './article-data.ts';

it.each([
  ['', 0],
  ['<p></p>', 0],
  ['<p>İki sözcük</p>', 2],
  ['<p>Bir<strong> iki</strong></p><p>üç</p>', 3],
  ['<a href="/bir iki">tek</a>', 1],
  ['<p>\u00a0boşluk\n satır\tsekme </p>', 3],
])('the words of %j are %i', (html, count) => {
  expect(countWords(html)).toBe(count);
});
