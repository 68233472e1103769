import { fold, toSmallLetters } from '../../platform/fold.ts';
import { type Correction, SEARCH_LIMITS, type SearchFault } from './schema.ts';

/** A word, or a quoted phrase with its words in order. */
export interface Term {
  /** In lower case. */
  words: string[];
  phrase: boolean;
  /** Content with this term is excluded: `-word`. */
  excluded: boolean;
}

/** A term with or without quotes. A minus excludes it only after a space or at the beginning. */
const TERM = /(?<=^|\s)(-?)["“”«»]([^"“”«»]*)["“”«»]|(?<=^|\s)(-?)([^\s"“”«»]+)|([^\s"“”«»]+)/gu;
const WORD = /[\p{L}\p{N}]+/gu;
/** "İstanbul’da" is searched as "İstanbul". */
const ENDING = /(?<=\p{L})['’ʼ]\p{L}+/gu;

/** Parses the input into terms, or returns why it cannot be searched. Accepts any input. */
export function readQuery(typed: string): Term[] | SearchFault {
  if (typed.trim().length > SEARCH_LIMITS.characters) return 'tooLong';
  const text = typed.toWellFormed().normalize('NFC').replaceAll('\u0307', '');
  if (!text.trim()) return 'empty';
  const terms: Term[] = [];
  const room = { wanted: SEARCH_LIMITS.words, excluded: SEARCH_LIMITS.excluded };
  for (const [, quoteMinus, quoted, minus, bare, rest] of text.matchAll(TERM)) {
    const excluded = (quoteMinus || minus) === '-';
    const kind = excluded ? 'excluded' : 'wanted';
    const words = wordsOf(quoted ?? bare ?? rest ?? '').slice(0, room[kind]);
    room[kind] -= words.length;
    if (quoted !== undefined && words.length > 1) terms.push({ words, phrase: true, excluded });
    else terms.push(...words.map((word) => ({ words: [word], phrase: false, excluded })));
  }
  const wanted = terms.filter((term) => !term.excluded).flatMap((term) => term.words);
  if (wanted.length === 0) return terms.length > 0 ? 'onlyExcluded' : 'noLetters';
  return wanted.every((word) => word.length < 2) ? 'tooShort' : terms;
}

const wordsOf = (text: string): string[] =>
  [...text.replace(ENDING, '').matchAll(WORD)].map(([word]) => toSmallLetters(word).slice(0, 40));

export interface ParsedWord {
  typed: string;
  /** Content with any of these stems is a hit. A stop word has no stems. */
  stems: string[];
  /**
   * The beginning of the typed word, if a published word that is written with other Turkish letters
   * has its stems too: "kürt" is not "Kurt". `alone`: no published word begins as it was typed.
   */
  spelled?: { beginning: string; alone: boolean } | undefined;
}
export interface ParsedTerm {
  words: ParsedWord[];
  phrase: boolean;
  excluded: boolean;
}
/** A search with the stems of the index. */
export interface ParsedQuery {
  terms: ParsedTerm[];
  corrections: Correction[];
  /** Unknown words, which are used as beginnings of words. */
  beginnings: string[];
}

/** The part of the content that must contain the word: any part, the head or the title. */
export type Part = '' | 'H' | 'T';

const isWanted = (term: ParsedTerm) => !term.excluded;
const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '')}'`;
const either = (stems: string[], part: Part, beginning?: string) =>
  `(${[...stems.map((stem) => quoted(part + stem)), ...(beginning ? [`${quoted(part + beginning)}:*`] : [])].join(' | ')})`;

/** The words that are not excluded, without stop words. */
export const wantedWords = ({ terms }: ParsedQuery): ParsedWord[] =>
  terms.filter(isWanted).flatMap(({ words }) => words.filter(({ stems }) => stems.length > 0));

/** The stems of the words that are not excluded. */
export const wantedStems = (search: ParsedQuery): string[] =>
  wantedWords(search).flatMap(({ stems }) => stems);

/**
 * A `tsquery` for all wanted words in one part of the content. With `typing` the last word is a
 * prefix.
 */
export const allWords = (search: ParsedQuery, part: Part = '', typing = false): string =>
  wantedWords(search)
    .map(({ stems, typed }, i, { length }) =>
      either(stems, part, typing && i === length - 1 ? fold(typed) : undefined),
    )
    .join(' & ');

/**
 * The end of a `tsquery` that excludes words; a quoted phrase excludes content with all its words.
 */
export const withoutExcluded = ({ terms }: ParsedQuery): string =>
  terms
    .filter((term) => term.excluded)
    .map(({ words }) => words.filter(({ stems }) => stems.length > 0))
    .filter((words) => words.length > 0)
    .map((words) => ` & !(${words.map(({ stems }) => either(stems, '')).join(' & ')})`)
    .join('');

/**
 * The quoted phrases, with their words in order; null if there is none. Stop words keep their
 * positions.
 */
export function phrases({ terms }: ParsedQuery): string | null {
  const wanted = terms.filter((term) => term.phrase && isWanted(term)).map(phraseOf);
  return wanted.filter(Boolean).join(' & ') || null;
}

/** All wanted words, with quoted phrases in order, and without excluded words. */
export const wholeQuery = (search: ParsedQuery): string =>
  [allWords(search) + withoutExcluded(search), phrases(search)].filter(Boolean).join(' & ');

/**
 * All wanted words next to each other, in order. Null for fewer than two words, or with a quoted
 * phrase.
 */
export function sideBySide({ terms }: ParsedQuery): string | null {
  const wanted = terms.filter(isWanted);
  const words = wanted.flatMap((term) => term.words);
  if (wanted.some((term) => term.phrase)) return null;
  return words.filter(({ stems }) => stems.length > 0).length > 1 ? phraseOf({ words }) : null;
}

function phraseOf({ words }: Pick<ParsedTerm, 'words'>): string {
  let phrase = '';
  let distance = 0;
  for (const { stems } of words) {
    distance++;
    if (stems.length === 0) continue;
    phrase += phrase ? ` <${distance}> ${either(stems, '')}` : either(stems, '');
    distance = 0;
  }
  return phrase && `(${phrase})`;
}

/** The beginnings that a hit must contain in the typed spelling; null if the spelling does not matter. */
export function spelledBeginnings(search: ParsedQuery, onlyAlone = false): string[] | null {
  const words = wantedWords(search).flatMap(({ spelled }) =>
    spelled && (spelled.alone || !onlyAlone) ? spelled.beginning : [],
  );
  return words.length > 0 ? words : null;
}

/** Whether a text contains all of these beginnings, as an expression of SQL. */
export const isSpelled = (text: string, beginnings: string): string =>
  `(${beginnings}::text[] is null or (select bool_and(
    lower(${text} collate "und-x-icu") ~ ('\\m' || beginning)) from unnest(${beginnings}::text[]) beginning))`;

/** The `tsquery` texts of a search. */
export const searchQueries = {
  /** All words in this part of the content, and no excluded word. */
  words: (search: ParsedQuery, part: Part = '') => allWords(search, part) + withoutExcluded(search),
  /**
   * `head`: all words in the head, but not all of them in the title. `rest`: all words anywhere,
   * but not all of them in the head.
   */
  head: (search: ParsedQuery) =>
    `${allWords(search, 'H')} & !(${allWords(search, 'T')})${withoutExcluded(search)}`,
  rest: (search: ParsedQuery) =>
    `${allWords(search)} & !(${allWords(search, 'H')})${withoutExcluded(search)}`,
  phrases,
  sideBySide,
  spelledBeginnings,
  wantedWords,
  whole: wholeQuery,
  /** All words in the head; the last one may be the beginning of a word. */
  typing: (search: ParsedQuery) => allWords(search, 'H', true) + withoutExcluded(search),
};
