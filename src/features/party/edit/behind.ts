import { LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import { localizedIn } from './convert.ts';
import { patternOf } from './field-paths.ts';
import type { Localized, PartyFields } from './schema.ts';

export type Translated = Exclude<Locale, 'tr'>;
const OTHERS = LOCALES.filter((locale) => locale !== 'tr') as Translated[];

/** Texts that differ only in their spaces and line ends are the same. */
export const comparable = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export interface Translation {
  /** Of the text, without a language. */
  path: string;
  locale: Translated;
  text: Localized;
}

/** Every text that is translated, for each language that it is translated into. */
export const translationsIn = (fields: PartyFields): Translation[] =>
  localizedIn(fields).flatMap(({ path, text }) =>
    OTHERS.filter((locale) => comparable(text[locale]) !== '').map((locale) => ({
      ...{ path, locale, text },
    })),
  );

/** The saved texts, by their paths with `*` in the place of numbers. */
export type SavedTexts = ReadonlyMap<string, Localized[]>;
export function savedTexts(fields: PartyFields): SavedTexts {
  const saved = new Map<string, Localized[]>();
  for (const { path, text } of localizedIn(fields)) {
    const pattern = patternOf(path);
    saved.set(pattern, [...(saved.get(pattern) ?? []), text]);
  }
  return saved;
}

/**
 * Whether the Turkish text has changed since this translation was written, as far as the saved texts
 * tell. The translation is found by its own words, because the entries of a list may have moved.
 */
export function isBehind(saved: SavedTexts, { path, locale, text }: Translation): boolean {
  const words = comparable(text[locale]);
  if (words === '' || text.confirmed?.includes(locale)) return false;
  const same = (saved.get(patternOf(path)) ?? []).filter(
    (each) => comparable(each[locale]) === words,
  );
  const turkish = comparable(text.tr);
  const fits = (each: Localized) =>
    comparable(each.tr) === turkish && !each.behind?.includes(locale);
  return same.length > 0 && !same.some(fits);
}
