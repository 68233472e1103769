/**
 * What a visitor may type: more letters are answered with a sentence, more words are not looked at.
 * `excluded` counts the words behind a minus.
 */
export const SEARCH_LIMITS = { letters: 200, words: 12, excluded: 6 };

/** Why there was no search: each has a sentence under `search:faults`. */
export type SearchFault =
  | 'empty'
  | 'noLetters'
  | 'onlyExcluded'
  | 'tooLong'
  | 'tooShort'
  | 'commonWords';

/** A text in pieces, in order: what a search was found by, and what stands between. */
export type Marked = { text: string; hit: boolean }[];

/** What was looked for in place of what was typed, so that the page can say it. */
export interface Correction {
  from: string;
  to: string;
}
