import { CATEGORY_NAMES, type Category } from './schema.ts';
import { de } from './text/de.ts';
import { en } from './text/en.ts';
import { es } from './text/es.ts';
import { tr } from './text/tr.ts';

/** Each category with its names in every language, by which other systems and people call it. */
export const CATEGORY_TITLES: ReadonlyMap<Category, readonly string[]> = new Map(
  CATEGORY_NAMES.map((category) => [
    category,
    [tr, en, de, es].map(({ categories }) => categories[category].name),
  ]),
);
