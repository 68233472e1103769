import type { Locale } from '../../../platform/i18n/locales.ts';
import { publicPath } from '../rows.server.ts';
import type { Category } from '../schema.ts';
import type { TranslationView } from '../views.ts';

/** The public translations of a content as a JSON list; `content` is the name of its table. */
export const translationsOf = (content: string) => `(
  select coalesce(json_agg(json_build_object('language', o.language, 'title', o.title,
    'category', o.category, 'slug', o.slug) order by o.language), '[]')
  from contents o where o.translation_group = ${content}.translation_group and o.id <> ${content}.id
    and o.state in ('published', 'archived'))`;
export const TRANSLATIONS = translationsOf('c');

export interface TranslationRow {
  language: Locale;
  title: string;
  category: Category;
  slug: string;
}

export const toTranslation = (row: TranslationRow): TranslationView => ({
  language: row.language,
  title: row.title,
  path: publicPath(row.category, row.slug),
});
