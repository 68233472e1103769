import { localePath } from '../../../platform/i18n/locales.ts';
import type { PageHead, PageScope } from '../../../site/kit/page.ts';
import { feedPath } from '../feed/feed-path.ts';
import { CATEGORIES, type Category } from '../schema.ts';
import { categoryNames } from './category-names.ts';

/** The list of a category, for the breadcrumbs of its articles. */
export const categoryStep = ({ t }: PageScope, category: Category) => ({
  name: categoryNames(t)[category],
  path: CATEGORIES[category],
});

/** The feed of a category, at the address for the page's language if there is one. */
export function categoryFeed({ t, locale }: PageScope, category: Category): PageHead['feed'] {
  const inEnglish = category === 'english' && locale === 'en';
  const path = feedPath(category);
  return { title: categoryNames(t)[category], path: inEnglish ? localePath('en', path) : path };
}
