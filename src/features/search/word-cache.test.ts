import { beforeAll, expect, it } from 'vitest';
import type { PgQueryable } from './lexicon.server.ts';
import { WordCache } from './word-cache.server.ts';

/** Answers every statement; each word is its own stem, and its only form. */
const asked: unknown[][] = [];
let meanwhile = () => {};
const db = {
  query: async ({ name, values }: { name: string; values: unknown[] }) => {
    asked.push([name, values[0]]);
    meanwhile();
    const words = values[0] as string[];
    return name === 'search-words'
      ? { rows: words.map((stem, i) => ({ n: i + 1, root: '', stem, forms: 0 })) }
      : { rows: [{ words: words.join(' ') }] };
  },
} as PgQueryable;

let cache: WordCache;
beforeAll(() => {
  cache = new WordCache();
});
const askedFor = () => asked.splice(0);

it('reads only words that were not searched before, in their order', async () => {
  expect(await cache.stemsOf(db, ['oda', 'kapi'])).toEqual([['oda'], ['kapi']]);
  expect(await cache.stemsOf(db, ['kapi', 'masa', 'oda', 'masa'])).toEqual([
    ['kapi'],
    ['masa'],
    ['oda'],
    ['masa'],
  ]);
  expect(askedFor()).toEqual([
    ['search-words', ['oda', 'kapi']],
    ['search-words', ['masa']],
  ]);
});

it('reads the forms of the same stems once', async () => {
  expect(await cache.formsOf(db, ['oda', 'kapi'])).toEqual(['oda', 'kapi']);
  expect(await cache.formsOf(db, ['oda', 'kapi'])).toEqual(['oda', 'kapi']);
  expect(askedFor()).toHaveLength(1);
});

it('reads again after a publication, also what was being read meanwhile', async () => {
  cache.invalidate();
  meanwhile = () => cache.invalidate();
  await cache.stemsOf(db, ['oda']);
  await cache.formsOf(db, ['oda']);
  meanwhile = () => {};
  await cache.stemsOf(db, ['oda']);
  await cache.formsOf(db, ['oda']);
  await cache.stemsOf(db, ['oda']);
  await cache.formsOf(db, ['oda']);
  expect(askedFor()).toHaveLength(4);
});
