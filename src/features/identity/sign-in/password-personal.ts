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

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
};

/** Lower case without accents; Turkish letters become the letters that other keyboards have. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll('ı', 'i').normalize('NFKD').replace(/\p{M}/gu, '');

/** "p4$$w0rd" becomes "password". */
export const unleet = (text: string): string =>
  text.replace(/[0134578@$!|+]/g, (sign) => LEET[sign] ?? sign);

/** Removes digits and signs at both ends. */
const trimSigns = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
