import { fold } from './fold.ts';
import type { Correction } from './schema.ts';

export interface ParsedWord {
  typed: string;
  /** Any of these stems is a hit. None for a stop word. */
  stems: string[];
}
export interface ParsedTerm {
  words: ParsedWord[];
  phrase: boolean;
  excluded: boolean;
}
/** A search in the form for the index. */
export interface ParsedQuery {
  terms: ParsedTerm[];
  corrections: Correction[];
  /** Unknown words, which are used as beginnings of words. */
  beginnings: string[];
}

/** Where a word has to be: anywhere, in the head of the content, or in its title. */
export type Part = '' | 'H' | 'T';

const isWanted = (term: ParsedTerm) => !term.excluded;
const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '')}'`;
const either = (stems: string[], part: Part, beginning?: string) =>
  `(${[...stems.map((stem) => quoted(part + stem)), ...(beginning ? [`${quoted(part + beginning)}:*`] : [])].join(' | ')})`;

/** Stems of the wanted words, without those of excluded words. */
export const wantedStems = ({ terms }: ParsedQuery): string[] =>
  terms.filter(isWanted).flatMap(({ words }) => words.flatMap(({ stems }) => stems));

/** All wanted words in one part of the content, as a `tsquery`. With `typing` the last word is a prefix. */
export const allWords = ({ terms }: ParsedQuery, part: Part = '', typing = false): string =>
  terms
    .filter(isWanted)
    .flatMap(({ words }) => words.filter(({ stems }) => stems.length > 0))
    .map(({ stems, typed }, i, { length }) =>
      either(stems, part, typing && i === length - 1 ? fold(typed) : undefined),
    )
    .join(' & ');

/** The excluded words, as the end of a `tsquery`; a phrase excludes content with all its words. */
export const withoutExcluded = ({ terms }: ParsedQuery): string =>
  terms
    .filter((term) => term.excluded)
    .map(({ words }) => words.filter(({ stems }) => stems.length > 0))
    .filter((words) => words.length > 0)
    .map((words) => ` & !(${words.map(({ stems }) => either(stems, '')).join(' & ')})`)
    .join('');

/** The quoted phrases with their words in order; null if there is none. Stop words keep their positions. */
export function phrases({ terms }: ParsedQuery): string | null {
  const wanted = terms.filter((term) => term.phrase && isWanted(term)).map(phraseOf);
  return wanted.filter(Boolean).join(' & ') || null;
}

/** All wanted words, quoted phrases in order, without excluded words. */
export const wholeQuery = (search: ParsedQuery): string =>
  [allWords(search) + withoutExcluded(search), phrases(search)].filter(Boolean).join(' & ');

/** All wanted words one after the other; null for fewer than two, and if phrases are quoted. */
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
