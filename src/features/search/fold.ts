const FOLDED: Record<string, string> = {
  I: 'i',
  İ: 'i',
  ı: 'i',
  ç: 'c',
  Ç: 'c',
  ğ: 'g',
  Ğ: 'g',
  ö: 'o',
  Ö: 'o',
  ş: 's',
  Ş: 's',
  ü: 'u',
  Ü: 'u',
  â: 'a',
  Â: 'a',
  î: 'i',
  Î: 'i',
  û: 'u',
  Û: 'u',
};
const TO_FOLD = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g');

/**
 * "IŞIK", "ışık" and "isik" become the same text, as in `tr_fold` in the database. Every letter
 * becomes one letter, so a position in the folded text is also valid in the original text.
 */
export const fold = (text: string): string =>
  text.replace(TO_FOLD, (letter) => FOLDED[letter] as string).toLowerCase();

/** Turkish lower case. */
export const toSmallLetters = (text: string): string =>
  text.replaceAll('I', 'ı').replaceAll('İ', 'i').toLowerCase();
