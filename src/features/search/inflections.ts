/**
 * Endings that a Turkish noun takes, in folded letters: plural, possessive, case, "-ki" and
 * "-dir", each of which may be left out. It reads the same in JavaScript and in PostgreSQL.
 */
const ENDINGS =
  '(l[ae]r)?(s?[iu]|[iu]?m[iu]z|[iu]?n[iu]z|[iu]?[mn])?(n?[iu]n|[yn]?[aeiu]|n?[dt][ae]n?|y?l[ae]|n?c[ae])?(ki(ler)?)?([dt][iu]r)?';
/** Behind three letters a longer ending is more often another word: "kar" and "kara". */
const SHORT_ENDINGS = '([iu]|l[ae]r.{0,8})?';

const SHORT = 3;
const WHOLE = new RegExp(`^${ENDINGS}$`);

/** A pattern of the forms of a folded word, for `~`. Null for one of two letters, which has too many. */
export function formsPattern(word: string): string | null {
  if (word.length < SHORT) return null;
  return `^${word}${word.length === SHORT ? SHORT_ENDINGS : ENDINGS}$`;
}

/** Whether these folded letters behind a noun may be its endings. */
export const isEnding = (letters: string): boolean => WHOLE.test(letters);

/** What a folded word may be a form of, the shortest first, itself last. */
export function possibleRoots(word: string): string[] {
  const roots: string[] = [];
  for (let length = SHORT + 1; length < word.length; length++) {
    if (isEnding(word.slice(length))) roots.push(word.slice(0, length));
  }
  return [...roots, word];
}
