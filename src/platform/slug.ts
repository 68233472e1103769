import transliterate from '@sindresorhus/transliterate';

/** Letters that Turkish and its neighbours write with one Latin letter. */
const ASCII: Record<string, string> = {
  ç: 'c',
  ğ: 'g',
  ı: 'i',
  ö: 'o',
  ş: 's',
  ü: 'u',
  â: 'a',
  î: 'i',
  û: 'u',
  ə: 'e',
};

/**
 * The address part of a title: Turkish lower case, letters of other languages in Latin ones, words joined
 * with "-", at most `limit` characters and cut at a word. Empty when no letter or digit is known.
 */
export function slugOf(title: string, limit = 80): string {
  const plain = title
    .toLocaleLowerCase('tr')
    .replace(/[’'`‘]/g, '')
    .replace(/[çğıöşüâîûə]/g, (letter) => ASCII[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  const words = transliterate(plain)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (words.length <= limit) return words;
  const cut = words.slice(0, limit + 1).replace(/-[^-]*$/, '');
  return cut.slice(0, limit);
}

/** Whether a segment of an address can be one that {@link slugOf} made. */
export const isSlug = (segment: string): boolean => /^[a-z0-9][a-z0-9-]{0,150}$/.test(segment);

/** Whether a segment of an address can be an id, in the notation of the database. */
export const isId = (segment: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(segment);
