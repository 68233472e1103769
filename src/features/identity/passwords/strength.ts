import { type Match, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { fold, unleet } from './fold.ts';
import { TURKISH_WORDS } from './turkish-words.ts';

/**
 * Scores are 0 to 4. 3 means 10^8 guesses: too many because of argon2id and the limits on attempts.
 */
const MIN_SCORE = 3;
/**
 * The library's run time grows faster than the text. A password whose first 40 characters are easy
 * to guess is refused.
 */
const MAX_LENGTH = 40;
const FEW_WORDS = 2;

// Only the most common keyboards, because every further one costs time and memory.
const { qwerty, qwertz, azerty, keypad } = adjacencyGraphs;
const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...dictionary, turkish: TURKISH_WORDS },
  graphs: { qwerty, qwertz, azerty, keypad },
  maxLength: MAX_LENGTH,
  l33tMaxSubstitutions: 20,
});

/**
 * Whether an attacker guesses a password early: a password in common use, in any spelling, a
 * keyboard pattern, a date, a repetition, or one or two known words with digits and signs. Takes
 * about 5 ms and at most about 40 ms of the processor. Load this file only where it is needed,
 * because it contains the dictionary of 0.4 MB.
 * @param personal texts (names, e-mail addresses) whose words are known words for this user
 */
export function isEasyToGuess(password: string, personal: readonly string[]): boolean {
  const folded = fold(password.slice(0, MAX_LENGTH));
  const known = personal.flatMap((text) => fold(text).split(/[^a-z\d]+/)).filter(Boolean);
  if (zxcvbn.check(folded, known).score < MIN_SCORE) return true;
  return [folded, unleet(folded)].some((text) => isFewWords(text, known));
}

/**
 * The library rates digits and signs between words as hard to guess: it gives the highest score to
 * "İstanbul+Ankara34". Two known words are still few, whatever is between them.
 */
function isFewWords(text: string, known: string[]): boolean {
  const letters = text.split(/[^a-z]+/).filter((word) => word.length > 2);
  if (letters.length === 0) return false;
  const { sequence } = zxcvbn.check(letters.join(''), known);
  return sequence.length <= FEW_WORDS && sequence.every(isKnown);
}

const isKnown = ({ pattern }: Match) => pattern !== 'bruteforce';
