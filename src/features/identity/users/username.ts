/** The alphabets of European languages, without letters of phonetics that look like others. */
const LATIN = /^[a-zA-ZÀ-ÖØ-öø-ÿĀ-ķĹ-ňŊ-žșȘțȚəƏẀ-ẙẞẠ-ỹ\d._-]+$/u;

/** Full-width letters and ligatures as the letters that they look like. */
export const plainUsername = (username: string): string => username.normalize('NFKC');

/** One script for all, so that no letter of another one stands for a Latin one. */
export const isLatin = (username: string): boolean => LATIN.test(username);

/** Lower-case letters and digits by the one that they can be mistaken for. */
const LOOKS_LIKE: Record<string, string> = Object.fromEntries(
  [
    // Within the Latin alphabet.
    ...[
      ['i', 'ıl1|'],
      ['o', '0'],
      ['ş', 'ș'],
      ['ţ', 'ț'],
      ['k', 'ĸ'],
      ['a', 'ɑ'],
      ['g', 'ɡ'],
      ['ə', 'ǝ'],
    ],
    // Cyrillic and Greek, of usernames from the time when they were accepted.
    ...[
      ['a', 'аα'],
      ['b', 'Ььв'],
      ['c', 'сϲ'],
      ['d', 'ԁ'],
      ['e', 'еεє'],
      ['g', 'ɢ'],
      ['h', 'һн'],
    ],
    ...[
      ['i', 'іιӏї'],
      ['j', 'јϳ'],
      ['k', 'кκ'],
      ['m', 'м'],
      ['n', 'пη'],
      ['o', 'оοσ'],
      ['p', 'рρ'],
    ],
    ...[
      ['q', 'ԛ'],
      ['r', 'г'],
      ['s', 'ѕ'],
      ['t', 'тτ'],
      ['u', 'υ'],
      ['v', 'ѵν'],
      ['w', 'ԝω'],
      ['x', 'хχ'],
    ],
    ...[
      ['y', 'уүγ'],
      ['ə', 'ә'],
    ],
  ].flatMap(([plain = '', likes = '']) => [...likes].map((letter) => [letter, plain])),
);

/**
 * Equal for usernames that people can mistake for one another: "ayse1" and "aysel", "ayse" and "ayse.",
 * "admin" and the same word with Cyrillic letters.
 */
export const lookOf = (username: string): string =>
  Array.from(
    plainUsername(username).replace(/\p{Default_Ignorable_Code_Point}/gu, ''),
    (letter) => {
      const small = letter === 'İ' ? 'i' : letter.toLowerCase();
      return LOOKS_LIKE[small] ?? small;
    },
  )
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replace(/([._-])\1+/g, '$1')
    .replace(/^[._-]+|[._-]+$/g, '');
