/**
 * Endings of Turkish nouns, in folded letters: plural, possessive, case, "-ki" and "-dir", each
 * optional. The pattern is valid in JavaScript and in PostgreSQL.
 */
const ENDINGS =
  '(l[ae]r)?(s?[iu]|[iu]?m[iu]z|[iu]?n[iu]z|[iu]?[mn])?(n?[iu]n|[yn]?[aeiu]|n?[dt][ae]n?|y?l[ae]|n?c[ae])?(ki(ler)?)?([dt][iu]r)?';
/** A word of three letters with a longer ending is usually another word: "kar" and "kara". */
const SHORT_ENDINGS = '([iu]|l[ae]r.{0,8})?';

/** The length of the shortest word whose forms are searched. */
export const SHORTEST_BASE = 3;
const WHOLE = new RegExp(`^${ENDINGS}$`);

/**
 * A pattern for the forms of a folded word, for the operator `~`. Null for a word of two letters,
 * because it would match too many words.
 */
export function formsPattern(word: string): string | null {
  if (word.length < SHORTEST_BASE) return null;
  return `^${word}${word.length === SHORTEST_BASE ? SHORT_ENDINGS : ENDINGS}$`;
}

/** The same pattern as an expression of SQL, for a column whose words are not too short for it. */
export const formsPatternOf = (column: string): string =>
  `('^' || ${column} || case length(${column}) when ${SHORTEST_BASE} then '${SHORT_ENDINGS}' else '${ENDINGS}' end || '$')`;

/** Whether these folded letters may be the endings of a noun. */
export const isEnding = (letters: string): boolean => WHOLE.test(letters);

/**
 * The words of which a folded word may be a form, shortest first; the last one is the word itself.
 */
export function possibleRoots(word: string): string[] {
  const roots: string[] = [];
  for (let length = SHORTEST_BASE + 1; length < word.length; length++) {
    if (isEnding(word.slice(length))) roots.push(word.slice(0, length));
  }
  return [...roots, word];
}
