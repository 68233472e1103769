import * as z from 'zod/mini';
import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import { oneLine, severalLines } from '../../../platform/typed-text.ts';
import { BOARD_PATHS, type BoardTexts, type ListedBoard } from '../schema.ts';

export const BOARD_LIMITS = {
  name: 120,
  lead: 300,
  text: 20_000,
  /** Of one board. */
  members: 500,
  /** Of the party, with the fixed ones. */
  boards: 100,
} as const;

const words = z.strictObject({
  name: oneLine(BOARD_LIMITS.name),
  lead: severalLines(BOARD_LIMITS.lead),
  text: severalLines(BOARD_LIMITS.text),
});

export const BoardTextFields = z.strictObject({
  tr: z.extend(words, { name: oneLine(BOARD_LIMITS.name).check(z.minLength(1)) }),
  en: words,
  de: words,
  es: words,
});

const NO_WORDS = { name: '', lead: '', text: '' };
export const NO_BOARD_TEXTS: BoardTexts = {
  tr: NO_WORDS,
  en: NO_WORDS,
  de: NO_WORDS,
  es: NO_WORDS,
};

/** The languages in which a board has a name, and a lead and a text where it has them in Turkish. */
export const boardLanguages = (texts: BoardTexts): Locale[] =>
  LOCALES.filter(
    (locale) =>
      texts[locale].name !== '' &&
      (['lead', 'text'] as const).every((part) => texts.tr[part] === '' || texts[locale][part]),
  );

/** The Turkish path of a board. */
export const boardPath = ({ key, slug }: { key: ListedBoard | null; slug: string }): string =>
  key ? BOARD_PATHS[key] : `/${slug}`;

/** One part of the texts, by language. */
export const wordsIn = (texts: BoardTexts, name: 'name' | 'lead' | 'text') =>
  Object.fromEntries(LOCALES.map((locale) => [locale, texts[locale][name]])) as Record<
    Locale,
    string
  >;
