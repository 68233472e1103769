import { fold, trimSigns, unleet } from './fold.ts';

/**
 * Shorter words can be in a good password by chance; they are refused only as the whole password.
 */
const TELLING = 4;

/**
 * The first word of `texts` (names, e-mail addresses) that the password contains, as it is written
 * there; null if there is none. An attacker who knows the user tries these words first.
 */
export function findPersonalWord(password: string, texts: readonly string[]): string | null {
  const folded = fold(password);
  const forms = [folded, unleet(folded)];
  const isIn = (word: string) =>
    forms.some((form) => (word.length < TELLING ? trimSigns(form) === word : form.includes(word)));
  const words = texts.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u));
  const found = words.find((word) =>
    fold(word)
      .split(/[^a-z\d]+/)
      .filter(Boolean)
      .some(isIn),
  );
  return found ?? null;
}
