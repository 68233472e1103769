import type { Clock } from './compare-inline.ts';
import { hasClass, type Part, shownIn, wordsOf } from './rendered-parts.ts';

/** Blocks that resemble each other less are shown as one that was removed and one that was added. */
const LEAST = 0.35;
/** More pairs are not weighed against each other: the time grows with both numbers. */
const MOST_PAIRS = 10_000;

type Pair = [Part | null, Part | null];

/** The blocks of both sides in reading order; those that resemble each other as pairs. */
export function pairSimilar(olds: readonly Part[], news: readonly Part[], clock: Clock): Pair[] {
  if (olds.length * news.length > MOST_PAIRS || clock.left() <= 0)
    return inOrder(olds, news, clock);
  const width = news.length + 1;
  // The best sum of resemblances of the blocks from `old` and from `now` on.
  const best = new Float64Array((olds.length + 1) * width);
  const alike = new Float64Array(olds.length * news.length);
  for (let old = olds.length - 1; old >= 0; old--)
    for (let now = news.length - 1; now >= 0; now--) {
      const one = resemblance(olds[old] as Part, news[now] as Part);
      alike[old * news.length + now] = one;
      best[old * width + now] = Math.max(
        best[(old + 1) * width + now] as number,
        best[old * width + now + 1] as number,
        one < LEAST ? 0 : one + (best[(old + 1) * width + now + 1] as number),
      );
    }
  const pairs: Pair[] = [];
  let [old, now] = [0, 0];
  while (old < olds.length && now < news.length) {
    const here = best[old * width + now] as number;
    const one = alike[old * news.length + now] as number;
    if (one >= LEAST && here === one + (best[(old + 1) * width + now + 1] as number))
      pairs.push([olds[old++] as Part, news[now++] as Part]);
    else if (here === best[(old + 1) * width + now]) pairs.push([olds[old++] as Part, null]);
    else pairs.push([null, news[now++] as Part]);
  }
  return [...pairs, ...rest(olds.slice(old), news.slice(now))];
}

/** Too many to be weighed: each with the one at its place. */
function inOrder(olds: readonly Part[], news: readonly Part[], clock: Clock): Pair[] {
  const most = Math.min(olds.length, news.length);
  const pairs: Pair[] = [];
  for (let at = 0; at < most; at++) {
    const [old, now] = [olds[at] as Part, news[at] as Part];
    if (clock.left() > 0 && resemblance(old, now) >= LEAST) pairs.push([old, now]);
    else pairs.push([old, null], [null, now]);
  }
  return [...pairs, ...rest(olds.slice(most), news.slice(most))];
}

const rest = (olds: readonly Part[], news: readonly Part[]): Pair[] => [
  ...olds.map((one): Pair => [one, null]),
  ...news.map((one): Pair => [null, one]),
];

/** Whether two blocks can be one block that was changed, from 0 to 1. */
function resemblance(a: Part, b: Part): number {
  if (kindOf(a) !== kindOf(b)) return 0;
  const [shown, other] = [shownIn(a), shownIn(b)];
  if (shown && other) return shown === other ? 1 : 0.5;
  const alike = sharedWords(a, b);
  return STRUCTURE.includes(a.tag) || hasClass(a, 'gallery') ? Math.max(0.5, alike) : alike;
}

/** There is one of each in a table, and its rows are compared anyway. */
const STRUCTURE = ['table', 'thead', 'tbody', 'hr'];

function kindOf(block: Part): string {
  if (/^(p|h\d)$/.test(block.tag)) return 'words';
  if (block.tag === 'ul' || block.tag === 'ol') return 'list';
  return block.tag === 'div' || block.tag === 'figure'
    ? `${block.tag} ${block.attributes.class ?? ''}`
    : block.tag;
}

const bags = new WeakMap<Part, Map<string, number>>();

/** A Turkish word changes at its end: words that begin alike count as the same here. */
const STEM = 5;

/** How often a block has each of its words. */
function bagOf(block: Part): Map<string, number> {
  const known = bags.get(block);
  if (known) return known;
  const bag = new Map<string, number>();
  for (const word of wordsOf(block)
    .toLocaleLowerCase('tr')
    .match(/[\p{L}\p{N}]+/gu) ?? []) {
    const stem = word.slice(0, STEM);
    bag.set(stem, (bag.get(stem) ?? 0) + 1);
  }
  bags.set(block, bag);
  return bag;
}

/** The share of their words that two blocks have in common. */
function sharedWords(a: Part, b: Part): number {
  const [one, other] = [bagOf(a), bagOf(b)];
  const sizeOf = (bag: Map<string, number>) => [...bag.values()].reduce((sum, n) => sum + n, 0);
  const all = sizeOf(one) + sizeOf(other);
  if (all === 0) return 1;
  let shared = 0;
  for (const [word, count] of one) shared += Math.min(count, other.get(word) ?? 0);
  return (2 * shared) / all;
}
