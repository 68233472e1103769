import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../platform/i18n/locales.ts';
import type { Party, PartyWords } from '../schema.ts';
import { partyIn } from '../translate-party.ts';
import { FIELD_PATHS, patternOf } from './field-paths.ts';
import { linesOf } from './lines.ts';
import type { Localized, PartyFields } from './schema.ts';

/** The fields with texts in other languages; each is translated completely or not at all. */
export const TRANSLATED = [
  ...(['slogan', 'introduction', 'principles', 'hours', 'whatsappGreeting', 'press'] as const),
  ...(['offices', 'topics', 'about', 'boards', 'membership', 'donation'] as const),
] satisfies (keyof PartyWords)[];

const OTHERS = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

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
export function toStored({ logoId: _column, ...fields }: PartyFields): Omit<Party, 'logo'> {
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
  return { ...(walk(turkish, []) as Omit<PartyFields, 'logoId'>), logoId: logo?.mediaId ?? null };
}
