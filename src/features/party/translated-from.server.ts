import { createHash } from 'node:crypto';
import { type PartyFields, patternOf } from './fields.ts';
import { comparable, type Translation, translationsIn } from './texts-in-languages.ts';

/**
 * For each translation the Turkish texts that it was written for, as hashes. Its key has the hash of
 * the translation instead of its place in a list: entries move. Several texts may have the same
 * translation.
 */
export type TranslatedFrom = Record<string, string[]>;

const hash = (text: string): string =>
  createHash('sha256').update(comparable(text)).digest('hex').slice(0, 16);

const keyOf = ({ path, locale, text }: Translation): string =>
  `${locale} ${patternOf(path)} ${hash(text[locale])}`;

/** The fields with the languages that are behind at each text. */
export function withBehind(fields: PartyFields, from: TranslatedFrom | null): PartyFields {
  const marked = structuredClone(fields);
  for (const each of translationsIn(marked)) {
    const { text, locale } = each;
    const known = from?.[keyOf(each)];
    if (known && !known.includes(hash(text.tr))) text.behind = [...(text.behind ?? []), locale];
  }
  return marked;
}

/**
 * What a save stores. A translation that was there before keeps the Turkish text that it was written
 * for, unless the change confirms it; every other one was written for the Turkish text beside it.
 */
export function translatedFrom(
  fields: PartyFields,
  before: PartyFields,
  stored: TranslatedFrom | null,
): TranslatedFrom {
  const known: TranslatedFrom = { ...stored };
  for (const each of translationsIn(before)) {
    const key = keyOf(each);
    if (!stored?.[key]) known[key] = [...(known[key] ?? []), hash(each.text.tr)];
  }
  const next = new Map<string, Set<string>>();
  for (const each of translationsIn(fields)) {
    const key = keyOf(each);
    const own = hash(each.text.tr);
    const earlier = known[key];
    const isOwn =
      !earlier || earlier.includes(own) || each.text.confirmed?.includes(each.locale) === true;
    const hashes = next.get(key) ?? new Set();
    for (const one of isOwn ? [own] : earlier) hashes.add(one);
    next.set(key, hashes);
  }
  return Object.fromEntries([...next].map(([key, hashes]) => [key, [...hashes]]));
}
