import { fold } from '../fold.ts';
import { isEnding } from '../inflections.ts';
import { oneErrorAway } from '../misspellings.ts';
import type { Term } from '../read-query.ts';
import { QUESTION_WORDS } from './question-words.ts';
import type { SitePage } from './site-pages.server.ts';

/** How surely the page is meant. */
export const PAGE_RANKS = { lead: 1, heading: 2, name: 3, wholeName: 4 } as const;
export type PageRank = (typeof PAGE_RANKS)[keyof typeof PAGE_RANKS];

export interface PageHit {
  page: SitePage;
  rank: PageRank;
  /** The folded words of the page that were found. */
  forms: string[];
}

/** The infinitive: a page is called "para gönder", and visitors want "göndermek". */
const INFINITIVE = /^m[ae]k$/;
/** Endings of nouns in English, German and Spanish. */
const FOREIGN_ENDING = /^(e?s|e?n|er|e)$/;
const SHORTEST_WITH_ENDING = 3;
/** Shorter words are not compared with a letter more or less. */
const SHORTEST_CORRECTED = 6;
const SOFTENED: Record<string, string> = { k: 'g', p: 'b', t: 'd' };

/** Whether the longer of two folded words is a form of the other one: "üyeliği" of "üyelik". */
function isSameWord(one: string, other: string): boolean {
  const [base, form] = one.length <= other.length ? [one, other] : [other, one];
  if (base === form) return true;
  if (base.length < SHORTEST_WITH_ENDING) return false;
  if (form.startsWith(base)) {
    const ending = form.slice(base.length);
    if (isEnding(ending) || INFINITIVE.test(ending)) return true;
    return base.length > SHORTEST_WITH_ENDING && FOREIGN_ENDING.test(ending);
  }
  const last = SOFTENED[base.slice(-1)];
  const soft = base.slice(0, -1) + last;
  return last !== undefined && form.startsWith(soft) && /^[aeiou]/.test(form.slice(base.length))
    ? isEnding(form.slice(base.length))
    : false;
}

const wordsIn = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const isQuestion = (word: string) => QUESTION_WORDS.has(word);
const isSameIn = (words: readonly string[], wanted: string) =>
  words.filter((word) => isSameWord(word, wanted));

/** The words of a page, folded once and not for each search. */
interface PageWords {
  names: string[][];
  elsewhere: string[];
  headings: string[];
  lead: string[];
}
const known = new WeakMap<SitePage, PageWords>();
function wordsOf(page: SitePage): PageWords {
  let words = known.get(page);
  if (!words) {
    words = {
      names: [page.title, ...page.called].map(wordsIn),
      elsewhere: page.calledElsewhere.flatMap(wordsIn),
      headings: page.headings.flatMap(wordsIn),
      lead: wordsIn(page.lead),
    };
    known.set(page, words);
  }
  return words;
}

/** The pages that contain every word of a search which is not the word of a question, the best first. */
export function matchPages(pages: readonly SitePage[], terms: readonly Term[]): PageHit[] {
  const words = (excluded: boolean) =>
    terms.filter((term) => term.excluded === excluded).flatMap((term) => term.words.map(fold));
  const typed = words(false);
  const wanted = typed.filter((word) => !isQuestion(word));
  if (wanted.length === 0) return [];
  const unwanted = words(true);
  return pages
    .flatMap((page) => {
      const hit = hitOf(page, wanted);
      if (!hit || unwanted.some((word) => hitOf(page, [word]))) return [];
      return hit;
    })
    .sort((a, b) => b.rank - a.rank);
}

function hitOf(page: SitePage, wanted: readonly string[]): PageHit | null {
  const { names, elsewhere, headings, lead } = wordsOf(page);
  const inNames = [...names.flat(), ...elsewhere];
  const all = [...inNames, ...headings, ...lead];
  const found = wanted.map((word) => isSameIn(all, word));
  if (found.some((forms) => forms.length === 0)) return null;
  const areIn = (place: readonly string[]) =>
    wanted.every((word) => isSameIn(place, word).length > 0);
  const isWhole = (name: readonly string[]) =>
    areIn(name) && name.every((word) => isQuestion(word) || isSameIn(wanted, word).length > 0);
  const hit = { page, forms: [...new Set(found.flat())] };
  if (names.some(isWhole)) return { ...hit, rank: PAGE_RANKS.wholeName };
  if (areIn(inNames)) return { ...hit, rank: PAGE_RANKS.name };
  if (areIn([...inNames, ...headings])) return { ...hit, rank: PAGE_RANKS.heading };
  return { ...hit, rank: PAGE_RANKS.lead };
}

/** Whether a page is named with this word, so that it is no misspelling. */
export const namesPage = (pages: readonly SitePage[], typed: string): boolean =>
  pages.some((page) => isSameIn(wordsOf(page).names.flat(), fold(typed)).length > 0);

/** The name of a page that differs from a word by one typing error, as it is written there. */
export function likeNameOf(pages: readonly SitePage[], typed: string): string | null {
  const folded = fold(typed);
  if (folded.length < SHORTEST_CORRECTED || folded.length > 20) return null;
  const near = new Set(oneErrorAway(folded));
  for (const { title, called } of pages)
    for (const word of [title, ...called].flatMap((name) => name.match(/[\p{L}\p{N}]+/gu) ?? []))
      if (near.has(fold(word))) return word.toLocaleLowerCase('tr');
  return null;
}
