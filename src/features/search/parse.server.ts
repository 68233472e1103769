import { findAlike, findBeginning, findStems, type PgQueryable } from './lexicon.server.ts';
import { isPlaceName } from './places.ts';
import { type ParsedQuery, type ParsedWord, type Term, wantedStems } from './query.ts';
import type { SearchFault } from './schema.ts';

/** How many words of a search are corrected, and how many candidates are tried for each. */
const CORRECTED = 3;
const TRIED = 8;
const SHORTEST_BEGINNING = 3;

export type CountOf = (queries: string[]) => Promise<number[]>;

/** Parses a search, or returns why it cannot be searched. Never throws, whatever the input is. */
export async function parseSearch(
  db: PgQueryable,
  terms: Term[],
): Promise<ParsedQuery | SearchFault> {
  const stems = (
    await findStems(
      db,
      terms.flatMap((term) => term.words),
    )
  ).values();
  const parsed: ParsedQuery = {
    terms: terms.map(({ words, ...term }) => ({
      ...term,
      words: words.map((word) => ({ typed: word, ...(stems.next().value ?? { stems: [] }) })),
    })),
    corrections: [],
    beginnings: [],
  };
  return wantedStems(parsed).length > 0 ? parsed : 'commonWords';
}

/**
 * The same search with its unknown words corrected. An unknown word is replaced by the similar
 * published word with the most results; if there is none, it is used as the beginning of a word.
 * Names of provinces and districts are not changed. Null if there is nothing to correct. `countOf`
 * returns the number of results of each query.
 */
export async function correctSearch(
  db: PgQueryable,
  search: ParsedQuery,
  countOf: CountOf,
  isKnown: (word: string) => boolean = () => false,
): Promise<ParsedQuery | null> {
  const words = search.terms
    .filter((term) => !term.excluded)
    .flatMap((term) => term.words)
    .filter(({ typed, stems }) => stems.length > 0 && !isPlaceName(typed) && !isKnown(typed));
  const counts = await countOf(words.map(({ stems }) => anyOf(stems)));
  const unknown = words.filter((_, i) => counts[i] === 0).slice(0, CORRECTED);
  if (unknown.length === 0) return null;
  const alike = await findAlike(
    db,
    unknown.map(({ typed }) => typed),
  );
  const corrected: ParsedQuery = { ...search, corrections: [], beginnings: [] };
  const instead = new Map<ParsedWord, string[]>();
  for (const [i, word] of unknown.entries()) {
    const best = await mostHeld(alike[i]?.slice(0, TRIED) ?? [], countOf);
    const [found] = best ? await findStems(db, [best.spelling]) : [];
    const meant = found?.stems ?? [];
    // A stop word has no stems, although a published word may look like a form of it.
    if (best && meant.length > 0) {
      instead.set(word, meant);
      corrected.corrections.push({ from: word.typed, to: best.spelling });
    } else if (word.typed.length >= SHORTEST_BEGINNING) {
      const stems = await findBeginning(db, word.typed);
      if (stems.length === 0) continue;
      instead.set(word, stems);
      corrected.beginnings.push(word.typed);
    }
  }
  if (instead.size === 0) return null;
  corrected.terms = search.terms.map((term) => ({
    ...term,
    words: term.words.map((word) => ({ ...word, stems: instead.get(word) ?? word.stems })),
  }));
  return corrected;
}

async function mostHeld<T extends { stem: string }>(
  candidates: T[],
  countOf: CountOf,
): Promise<T | null> {
  if (candidates.length === 0) return null;
  const counts = await countOf(candidates.map(({ stem }) => anyOf([stem])));
  const most = Math.max(...counts);
  return most > 0 ? (candidates[counts.indexOf(most)] ?? null) : null;
}

const anyOf = (stems: string[]) => `(${stems.map((stem) => `'${stem}'`).join(' | ')})`;
