import { type Match, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { fold, unleet } from './fold.ts';
import { TURKISH_WORDS } from './turkish-words.ts';

/** Of 0 to 4. 3 is 10^8 guesses, which argon2id and the limits on attempts make too many to try. */
const MIN_SCORE = 3;
/** The library's time grows faster than the text. A password whose first 40 characters are easy to guess is refused. */
const MAX_LENGTH = 40;
const FEW_WORDS = 2;

// The largest keyboards only: every further one costs time and memory.
const { qwerty, qwertz, azerty, keypad } = adjacencyGraphs;
const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...dictionary, turkish: TURKISH_WORDS },
  graphs: { qwerty, qwertz, azerty, keypad },
  maxLength: MAX_LENGTH,
  l33tMaxSubstitutions: 20,
});

/**
 * Whether a password is guessed first: one that was in use elsewhere, however it is written, a
 * keyboard pattern, a date, a repetition, or one or two known words with digits and signs. Takes
 * some 5 ms and at most some 40 ms of the processor. Load this file only where it is needed: it holds the
 * dictionary, 0.4 MB.
 * @param personal texts (names, e-mail addresses) whose words are known words for this person
 */
export function isEasyToGuess(password: string, personal: readonly string[]): boolean {
  const folded = fold(password.slice(0, MAX_LENGTH));
  const known = personal.flatMap((text) => fold(text).split(/[^a-z\d]+/)).filter(Boolean);
  if (zxcvbn.check(folded, known).score < MIN_SCORE) return true;
  return [folded, unleet(folded)].some((text) => isFewWords(text, known));
}

/**
 * The library holds digits and signs between words to be hard to guess: it gives the highest score
 * to "İstanbul+Ankara34". Two known words stay few, whatever is between them.
 */
function isFewWords(text: string, known: string[]): boolean {
  const letters = text.split(/[^a-z]+/).filter((word) => word.length > 2);
  if (letters.length === 0) return false;
  const { sequence } = zxcvbn.check(letters.join(''), known);
  return sequence.length <= FEW_WORDS && sequence.every(isKnown);
}

const isKnown = ({ pattern }: Match) => pattern !== 'bruteforce';
