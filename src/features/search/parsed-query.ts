import { fold } from './fold.ts';
import type { Correction } from './schema.ts';

export interface ParsedWord {
  typed: string;
  /** What it is looked for as: any of these. None for a word too common to be looked for. */
  stems: string[];
}
export interface ParsedTerm {
  words: ParsedWord[];
  phrase: boolean;
  excluded: boolean;
}
/** A search as it is looked up in the index. */
export interface ParsedQuery {
  terms: ParsedTerm[];
  corrections: Correction[];
  /** Words that are known to nobody, taken for beginnings of words. */
  beginnings: string[];
}

/** Where a word has to stand: anywhere, in the head of a piece, or in its title. */
export type Part = '' | 'H' | 'T';

const isWanted = (term: ParsedTerm) => !term.excluded;
const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '')}'`;
const either = (stems: string[], part: Part, beginning?: string) =>
  `(${[...stems.map((stem) => quoted(part + stem)), ...(beginning ? [`${quoted(part + beginning)}:*`] : [])].join(' | ')})`;

/** Stems of what is looked for, and not of what is left out. */
export const wantedStems = ({ terms }: ParsedQuery): string[] =>
  terms.filter(isWanted).flatMap(({ words }) => words.flatMap(({ stems }) => stems));

/** All wanted words in one part of a piece, as a `tsquery`. `typing` takes the last for a beginning. */
export const allWords = ({ terms }: ParsedQuery, part: Part = '', typing = false): string =>
  terms
    .filter(isWanted)
    .flatMap(({ words }) => words.filter(({ stems }) => stems.length > 0))
    .map(({ stems, typed }, i, { length }) =>
      either(stems, part, typing && i === length - 1 ? fold(typed) : undefined),
    )
    .join(' & ');

/** The excluded words, as what a `tsquery` goes on with; phrases leave out who has all their words. */
export const butNot = ({ terms }: ParsedQuery): string =>
  terms
    .filter((term) => term.excluded)
    .map(({ words }) => words.filter(({ stems }) => stems.length > 0))
    .filter((words) => words.length > 0)
    .map((words) => ` & !(${words.map(({ stems }) => either(stems, '')).join(' & ')})`)
    .join('');

/** The quoted phrases, word behind word; null when there is none. Common words keep their places. */
export function phrases({ terms }: ParsedQuery): string | null {
  const wanted = terms.filter((term) => term.phrase && isWanted(term)).map(phraseOf);
  return wanted.filter(Boolean).join(' & ') || null;
}

/** Every wanted word, quoted phrases word behind word, and none of what is excluded. */
export const wholeQuery = (search: ParsedQuery): string =>
  [allWords(search) + butNot(search), phrases(search)].filter(Boolean).join(' & ');

/** All wanted words one behind the other; null for less than two, and where phrases are quoted. */
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
