import { DEFAULT_LOCALE, type Locale } from '../../platform/i18n/locales.ts';
import type { Party, PartyWords } from './schema.ts';

/**
 * The cache of page frames uses the party object as its key, so there must be exactly one object
 * for each language.
 */
const cache = new WeakMap<Party, Map<Locale, Party>>();

/**
 * The party with its texts in a language, if they exist. In the result `translations` has only the
 * fields that are shown in that language; pages mark all others as Turkish.
 */
export function partyIn(party: Party, locale: Locale): Party {
  const known = cache.get(party) ?? new Map<Locale, Party>();
  cache.set(party, known);
  const there = known.get(locale) ?? translate(party, locale);
  known.set(locale, there);
  return there;
}

function translate(party: Party, locale: Locale): Party {
  const words = locale === DEFAULT_LOCALE ? undefined : party.translations[locale];
  if (!words) return { ...party, translations: {} };
  const used = Object.entries(words).filter(([key, value]) =>
    key === 'slogan' ? hasLines(value) : fits(party[key as Key], value),
  );
  const merged = used.map(([key, value]) => [
    key,
    key === 'slogan' ? value : merge(party[key as Key], value),
  ]);
  return {
    ...party,
    ...Object.fromEntries(merged),
    translations: { [locale]: Object.fromEntries(used) },
  };
}

type Key = keyof PartyWords;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The lines of the slogan are one text, of which each language has as many as it needs. */
const hasLines = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

/** A list is shown in Turkish if the Turkish list has changed since its translation. */
function fits(own: unknown, words: unknown): boolean {
  if (Array.isArray(words)) return Array.isArray(own) && own.length === words.length;
  if (!isGroup(words) || !isGroup(own)) return words !== undefined;
  return Object.entries(words).every(([key, value]) => fits(own[key], value));
}

function merge(own: unknown, words: unknown): unknown {
  if (Array.isArray(own) && Array.isArray(words))
    return own.map((entry, index) => merge(entry, words[index]));
  if (!isGroup(own) || !isGroup(words)) return words;
  const merged = Object.entries(words).map(([key, value]) => [key, merge(own[key], value)]);
  return { ...own, ...Object.fromEntries(merged) };
}
