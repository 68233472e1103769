import { fold } from './fold.ts';
import { possibleRoots } from './inflections.ts';

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
