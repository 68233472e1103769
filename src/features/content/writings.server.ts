import type { Database } from '../../platform/database/client.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { ReadWritings } from '../people/operations.server.ts';
import { publicPath } from './rows.server.ts';
import { CATEGORIES, type Category } from './schema.ts';

const WRITINGS = `
  select id, category, slug, title, language, published_at from contents
  where state = 'published' and (author_id = $1 or author_id is null and author = $2)
  order by published_at desc, id desc limit 6`;

interface Row {
  id: string;
  category: Category;
  slug: string;
  title: string;
  language: Locale;
  published_at: Date;
}

/** The contents of a person, or with the person's name as free text, the newest first, for the page of that person. */
export const writingsReader =
  (db: Database): ReadWritings =>
  async ({ id: authorId, name }) => {
    const { rows } = await db.$client.query<Row>({
      name: 'writings',
      text: WRITINGS,
      values: [authorId, name],
    });
    return rows.map(({ id, category, slug, title, language, published_at }) => ({
      id,
      list: { path: CATEGORIES[category], name: `content:categories.${category}.name` },
      path: publicPath(category, slug),
      title,
      language,
      publishedAt: published_at,
    }));
  };
