import { tooLow } from '../../platform/color/readable.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import { compactIban, isValidIban } from '../../platform/iban.ts';
import { FIELD_PATHS, type Localized, linesOf, type PartyFields, patternOf } from './fields.ts';
import type { Party, PartyWords } from './schema.ts';
import { partyIn } from './translate-party.ts';

/** The fields with texts in other languages; each is translated completely or not at all. */
export const TRANSLATED = [
  ...(['slogan', 'introduction', 'principles', 'hours', 'whatsappGreeting', 'press'] as const),
  ...(['offices', 'topics', 'about', 'boards', 'membership', 'donation'] as const),
] satisfies (keyof PartyWords)[];

export type Translated = Exclude<Locale, 'tr'>;
const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE) as Translated[];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
export const isLocalized = (value: unknown): value is Localized =>
  isObject(value) && typeof value.tr === 'string' && 'es' in value;

/** Every text in several languages, with its path. */
export function localizedIn(value: unknown, path = ''): { path: string; text: Localized }[] {
  if (isLocalized(value)) return [{ path, text: value }];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    localizedIn(part, path ? `${path}.${key}` : key),
  );
}

/** The same with every text in one language. Numbers of lists stay numbers of lists. */
function inLanguage(value: unknown, locale: Locale): unknown {
  if (isLocalized(value)) return value[locale];
  if (Array.isArray(value)) return value.map((entry) => inLanguage(entry, locale));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, inLanguage(part, locale)]),
  );
}

/** Only the texts in several languages, in one of them. */
function wordsIn(value: unknown, locale: Locale): unknown {
  if (isLocalized(value)) return value[locale];
  if (Array.isArray(value)) return value.map((entry) => wordsIn(entry, locale));
  const parts = Object.entries(value as object).filter(
    ([, part]) => localizedIn(part).length > 0 || Array.isArray(part),
  );
  return Object.fromEntries(parts.map(([key, part]) => [key, wordsIn(part, locale)]));
}

const isTranslated = (field: unknown, locale: Locale): boolean =>
  localizedIn(field).some(({ text }) => text[locale] !== '');

/** The data of the party as it is stored. */
export function toStored({
  logoId: _logo,
  darkLogoId: _dark,
  ...fields
}: PartyFields): Omit<Party, 'logo'> {
  const translations = OTHERS.map((locale) => {
    const used = TRANSLATED.filter((key) => isTranslated(fields[key], locale));
    const words = used.map((key) => [key, wordsIn(fields[key], locale)]);
    if (used.includes('slogan')) words.push(['slogan', linesOf(fields.slogan[locale])]);
    return [locale, Object.fromEntries(words)];
  });
  const party = inLanguage(fields, DEFAULT_LOCALE) as Omit<Party, 'logo' | 'translations'>;
  const slogan = linesOf(fields.slogan.tr);
  return { ...party, slogan, translations: Object.fromEntries(translations) };
}

/**
 * The paths of the missing translations, such as `principles.1.title.en`: texts that exist in Turkish,
 * in a field whose other texts are translated.
 */
export function missingTranslations(fields: PartyFields): string[] {
  return TRANSLATED.flatMap((key) => {
    const texts = localizedIn(fields[key], key);
    return OTHERS.filter((locale) => isTranslated(fields[key], locale)).flatMap((locale) =>
      texts
        .filter(({ text }) => text.tr !== '' && text[locale] === '')
        .map(({ path }) => `${path}.${locale}`),
    );
  });
}

/** The paths of the Turkish texts that have no translation into this language. */
export const untranslated = (fields: Partial<PartyFields>, locale: Translated): string[] =>
  localizedIn(fields)
    .filter(({ text }) => text.tr.trim() !== '' && text[locale].trim() === '')
    .map(({ path }) => path);

const IS_LOCALIZED = new Set(
  FIELD_PATHS.filter(({ isLocalized }) => isLocalized).map(({ path }) => path),
);

/** A stored text; the slogan is stored as its lines. */
function textOf(value: unknown): string | null {
  if (Array.isArray(value) && value.every((line) => typeof line === 'string'))
    return value.join('\n');
  return typeof value === 'string' ? value : null;
}

/** The stored data as an admin edits it. Translations of lists that have changed since are left out. */
export function toFields(party: Party): PartyFields {
  const { translations: _words, logo, ...turkish } = party;
  const others = OTHERS.map((locale) => {
    const translated = partyIn(party, locale);
    return { locale, party: translated, words: translated.translations[locale] ?? {} };
  });
  const at = (value: unknown, path: readonly string[]): unknown =>
    path.reduce((part, key) => (isObject(part) ? part[key] : undefined), value);
  const localize = (value: string, path: readonly string[]): Localized => {
    const [key] = path as [keyof PartyWords];
    const texts = others.map(({ locale, party: translated, words }) => {
      const text = key in words ? at(translated, path) : '';
      return [locale, textOf(text) ?? ''];
    });
    return { tr: value, ...Object.fromEntries(texts) };
  };
  const walk = (value: unknown, path: readonly string[]): unknown => {
    const text = textOf(value);
    if (text !== null && IS_LOCALIZED.has(patternOf(path.join('.')))) return localize(text, path);
    if (Array.isArray(value)) return value.map((entry, at) => walk(entry, [...path, String(at)]));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, walk(part, [...path, key])]),
    );
  };
  const fields = walk(turkish, []) as Omit<PartyFields, 'logoId' | 'darkLogoId'>;
  return { ...fields, logoId: logo?.mediaId ?? null, darkLogoId: logo?.dark?.mediaId ?? null };
}

/** Texts that differ only in their spaces and line ends are the same. */
export const comparable = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export interface Translation {
  /** Of the text, without a language. */
  path: string;
  locale: Translated;
  text: Localized;
}

/** Every text that is translated, for each language that it is translated into. */
export const translationsIn = (fields: Partial<PartyFields>): Translation[] =>
  localizedIn(fields).flatMap(({ path, text }) =>
    OTHERS.filter((locale) => comparable(text[locale]) !== '').map((locale) => ({
      path,
      locale,
      text,
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

/**
 * What the schema cannot say, by the path of the field: the rule that it breaks. An account number
 * that is stored already may stay although no bank has it, such as the one of the demo.
 */
export function partyFaults(fields: PartyFields, stored: PartyFields): Record<string, string> {
  const faults: Record<string, string> = {};
  if (/^#[0-9a-f]{6}$/.test(fields.color) && tooLow(fields.color)) faults.color = 'unreadableColor';
  const known = new Set(stored.donation.accounts.map(({ iban }) => compactIban(iban)));
  for (const [index, { iban }] of fields.donation.accounts.entries())
    if (iban !== '' && !isValidIban(iban) && !known.has(compactIban(iban)))
      faults[`donation.accounts.${index}.iban`] = 'iban';
  if (fields.darkLogoId && !fields.logoId) faults.darkLogoId = 'darkLogoAlone';
  for (const path of missingTranslations(fields)) faults[path] = 'translationMissing';
  return faults;
}
