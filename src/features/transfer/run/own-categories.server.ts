import { percentDecoded } from '../../../platform/percent-decoding.ts';
import { slugOf } from '../../../platform/slug.ts';
import { CATEGORY_TITLES } from '../../content/operations.server.ts';
import { CATEGORIES, type Category } from '../../content/schema.ts';

const folded = (text: string): string => slugOf(percentDecoded(text) ?? text, 200);

const OURS: ReadonlyMap<string, Category> = new Map(
  [...CATEGORY_TITLES].flatMap(([category, titles]) =>
    [category, CATEGORIES[category], ...titles].map((one) => [folded(one), category] as const),
  ),
);

/**
 * Our category with this key, address or name in one of the four languages; null: there is none. WordPress
 * writes a number, and its plugins a language, behind an address that is taken.
 */
export function ownCategory(text: string): Category | null {
  const plain = folded(text);
  return OURS.get(plain) ?? OURS.get(plain.replace(/-(?:\d{1,2}|tr|en|de|es)$/, '')) ?? null;
}

/**
 * The category for each one of the file: as the user says, by address or name, or else ours of the same
 * address or name.
 */
export function withOwnCategories(
  named: Record<string, Category>,
  ofFile: ReadonlyMap<string, string>,
): Record<string, Category> {
  const all = new Map<string, Category>();
  const byName = new Map(Object.entries(named).map(([name, one]) => [folded(name), one]));
  for (const [slug, name] of ofFile) {
    const category =
      byName.get(folded(slug)) ??
      byName.get(folded(name)) ??
      ownCategory(slug) ??
      ownCategory(name);
    if (category) all.set(slug, category);
  }
  return { ...Object.fromEntries(all), ...named };
}
