import { fold } from '../../platform/fold.ts';

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

/** "depremzede", "doğasever": the first part of these compounds is what a text is about. */
const COMPOUND = /^(.{3,})(zede|sever|perver)/;
const VERBAL_NOUN = /^(.{2,})m[ae]$/;
const MOST = 4;

/**
 * Other words that mean the same subject, in folded letters: the first part of a compound, the noun
 * of the active verb for that of the passive one ("atanması" and "atamaları"), and "strase" for
 * "strasse", because "ß" is folded to one letter. They count only if they were published.
 */
export function relatedForms(word: string): string[] {
  const folded = fold(word);
  const compound = COMPOUND.exec(folded)?.[1];
  const verbs = possibleRoots(folded).flatMap((root) => {
    const verb = VERBAL_NOUN.exec(root)?.[1];
    return verb ? voicesOf(verb).map((other) => other + root.slice(-2)) : [];
  });
  const sharp = folded.includes('ss') ? [folded.replaceAll('ss', 's')] : [];
  return [...new Set([...(compound ? [compound] : []), ...sharp, ...verbs])]
    .filter((other) => other !== folded)
    .slice(0, MOST);
}

/** The passive of an active verb, or the active of a passive one, without an ending. */
function voicesOf(verb: string): string[] {
  const active = /^(.+[aeiou])n$/.exec(verb)?.[1] ?? /^(.{2,})[iu][ln]$/.exec(verb)?.[1];
  if (active) return [active];
  if (/[aeiou]$/.test(verb)) return [`${verb}n`];
  const vowel = /[ou][^aeiou]*$/.test(verb) ? 'u' : 'i';
  return [verb.endsWith('l') ? `${verb}${vowel}n` : `${verb}${vowel}l`];
}

/** Adjectives in "-sız", "-maz", "-sal" and "-lı", in folded letters. */
const ADJECTIVE = /.(s[iu]z|m[ae]z|s[ae]l|l[iu])$/;
const ENDING = /l[iu]k$/;
const SHORTEST = 4;

/** "lik" or "luk", depending on the last vowel. */
const endingFor = (stem: string) => (/[ou][^aeiou]*$/.test(stem) ? 'luk' : 'lik');

/**
 * Adds stems with the same meaning: "bağımsız" finds "bağımsızlık" and the other way round. Only for
 * such adjectives: "güven" and "güvenlik", "sağ" and "sağlık" have different meanings.
 */
export function withAbstractNouns(stems: string[]): string[] {
  const related = stems.flatMap((stem) => {
    const adjective = stem.replace(ENDING, '');
    if (adjective.length < SHORTEST || !ADJECTIVE.test(adjective)) return [];
    return adjective === stem ? [stem + endingFor(stem)] : [adjective];
  });
  return [...new Set([...stems, ...related])];
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * All words that differ from `typed` by one typing error: a missing, doubled or additional letter,
 * a wrong letter, or two exchanged neighbours. For a word of ten letters there are about 550.
 * Looking up all of them takes a millisecond and needs no special index.
 */
export function oneErrorAway(typed: string): string[] {
  const found = new Set<string>();
  for (let i = 0; i <= typed.length; i++) {
    const [head, tail] = [typed.slice(0, i), typed.slice(i)];
    for (const letter of LETTERS) {
      found.add(head + letter + tail);
      if (tail) found.add(head + letter + tail.slice(1));
    }
    if (tail) found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
  }
  found.delete(typed);
  return [...found];
}
