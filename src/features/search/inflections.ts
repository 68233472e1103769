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
 * Whether a folded word is a form of the word with which it begins, as an expression of SQL. Both are
 * names of columns. Only the ending is matched: PostgreSQL keeps the last patterns that it has
 * compiled, and compiling one for each word took a third of the time of the statement.
 */
export const isFormOf = (word: string, base: string): string =>
  `substr(${word}, length(${base}) + 1) ~
    case length(${base}) when ${SHORTEST_BASE} then '^${SHORT_ENDINGS}$' else '^${ENDINGS}$' end`;

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
