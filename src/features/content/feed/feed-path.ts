import { CATEGORIES, type Category } from '../schema.ts';

/** Where the newest pieces of a category, or of all, are to subscribe to. */
export const feedPath = (category: Category | null): string =>
  `${category ? CATEGORIES[category] : ''}/rss.xml`;
