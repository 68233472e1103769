import type { TFunction } from 'i18next';
import { CATEGORY_NAMES, type Category } from '../schema.ts';

const kept = new WeakMap<TFunction, Record<Category, string>>();

/** The names of all categories in one language, cached because lists need them for every row. */
export function categoryNames(t: TFunction): Record<Category, string> {
  let names = kept.get(t);
  if (!names) {
    names = Object.fromEntries(
      CATEGORY_NAMES.map((category) => [category, t(`content:categories.${category}.name`)]),
    ) as Record<Category, string>;
    kept.set(t, names);
  }
  return names;
}
