import type { Locale } from '../../../../../platform/i18n/locales.ts';

/** Frequent words of each language that are no words of the others. */
const WORDS: Record<Locale, string> = {
  tr: 've bir bu için ile olarak daha çok gibi kadar sonra olan ama değil var olduğu ise ancak göre',
  en: 'the and of to that for with was are this by be from have it which has not their we our',
  de: 'der die und das von zu mit ist des für auf nicht eine ein dem sich auch werden wir wird oder',
  es: 'el los las que y del por con una para se es como más pero este esta son nuestro ha sus',
};
const LANGUAGES = Object.entries(WORDS).map(
  ([locale, words]) => [locale as Locale, new Set(words.split(' '))] as const,
);
/** Letters that only one of the languages has. */
const LETTERS: [RegExp, Locale][] = [
  [/[ığş]/, 'tr'],
  [/[ßä]/, 'de'],
  [/[ñáíóú]/, 'es'],
];

/** Fewer words say nothing about the language. */
const LEAST_WORDS = 20;
/** Signs of a language in so many of a hundred words; and how often more than of another one. */
const LEAST_SHARE = 0.1;
const TIMES = 3;
/** More of a text is not read. */
const READ = 20_000;

/** The language in which a text obviously is; null if it has too few words, or if it is not obvious. */
export function guessLanguage(text: string): Locale | null {
  const words = withoutAddresses(text.slice(0, READ))
    .toLocaleLowerCase('tr')
    .match(/[\p{L}’']+/gu);
  if (!words || words.length < LEAST_WORDS) return null;
  const found: Record<Locale, number> = { tr: 0, en: 0, de: 0, es: 0 };
  for (const word of words) {
    for (const [locale, frequent] of LANGUAGES) if (frequent.has(word)) found[locale] += 1;
    for (const [letter, locale] of LETTERS) if (letter.test(word)) found[locale] += 1;
  }
  const [first, second] = Object.entries(found).sort(([, a], [, b]) => b - a);
  if (!first || !second) return null;
  const isObvious = first[1] >= words.length * LEAST_SHARE && first[1] >= TIMES * second[1];
  return isObvious ? (first[0] as Locale) : null;
}

const withoutAddresses = (text: string) =>
  text.replace(/\]\([^)]*\)/g, ']').replace(/https?:\/\/\S+/g, ' ');
