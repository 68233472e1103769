import { toSmallLetters } from './fold.ts';
import { SEARCH_LIMITS, type SearchFault } from './schema.ts';

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
