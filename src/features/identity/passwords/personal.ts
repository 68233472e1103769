import { fold, trimSigns, unleet } from './fold.ts';

/** A shorter word may stand in a good password by chance; it is refused only as the whole password. */
const TELLING = 4;

/**
 * The first word of `texts` (names, e-mail addresses) that a password is made with, as it stands in
 * them; null when there is none. Someone who knows the person tries these words first.
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
