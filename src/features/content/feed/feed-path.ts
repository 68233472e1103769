import { CATEGORIES, type Category } from '../schema.ts';

/** The path of the feed of a category, or of all categories. */
export const feedPath = (category: Category | null): string =>
  `${category ? CATEGORIES[category] : ''}/rss.xml`;
