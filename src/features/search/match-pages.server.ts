import { fold } from '../../platform/fold.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import type { Term } from './query.ts';
import { isEnding, oneErrorAway } from './word-forms.ts';

/** What a search knows about a public page, in one language. */
export interface SitePage {
  /** Turkish path without the prefix of a language. */
  path: string;
  title: string;
  lead: string;
  headings: string[];
  /** What people call it in this language and in Turkish: words and short phrases. */
  called: string[];
  /** The same in the other languages. */
  calledElsewhere: string[];
}

/** The public pages that are not contents, in the order in which equally good hits are listed. */
export interface SitePages {
  list(locale: Locale): Promise<readonly SitePage[]>;
}

export const SITE_PAGES = defineSlot<SitePages>('the pages that a search finds');

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

/**
 * Words of questions and wishes in the four languages, in folded letters: "üye olmak istiyorum" is
 * about "üye". They do not count as a hit of a page, and contents need not contain them if no content
 * contains all words.
 */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  `ne nedir neler nerede nereden nereye neresi nasil neden nicin ne zaman kim kimdir hangi hangisi kac
  mi mu miyim musunuz var yok olmak olurum olunur olabilirim olabilir olacagim oluyor istiyorum istiyoruz
  isterim isterdim ister ariyorum lazim gerek gerekiyor gerekli yapmak yapilir yapabilirim yapacagim
  yapmam edebilirim edilir etmek verebilirim bulmak bulabilirim ulasabilirim ogrenmek icin ve ile bir bu
  bana size sizin partinin partisi parti
  how what where when who which do does did i we want would like to my your you can could find is are the
  a an of for in on at please get
  wie was wo wann wer welche ich wir mochte will kann konnen mein ihr sie finde ist sind der die das ein
  eine im zu fur bitte
  como que donde cuando quien cual quiero puedo quisiera mi su el la los las un una de del para en por es
  son favor`
    .split(/\s+/)
    .filter(Boolean),
);
