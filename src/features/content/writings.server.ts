import type { Database } from '../../platform/database/client.server.ts';
import { DEFAULT_LOCALE } from '../../platform/i18n/locales.ts';
import type { ReadWritings } from '../people/operations.server.ts';
import { publicPath } from './rows.server.ts';
import { CATEGORIES, type Category } from './schema.ts';

const WRITINGS = `
  select id, category, slug, title, published_at from contents
  where state = 'published' and author = $1 order by published_at desc, id desc limit 6`;

interface Row {
  id: string;
  category: Category;
  slug: string;
  title: string;
  published_at: Date;
}

/** The contents with a person's name as author, the newest first, for the page of that person. */
export const writingsReader =
  (db: Database): ReadWritings =>
  async (author) => {
    const { rows } = await db.$client.query<Row>({
      name: 'writings',
      text: WRITINGS,
      values: [author],
    });
    return rows.map(({ id, category, slug, title, published_at }) => ({
      id,
      list: { path: CATEGORIES[category], name: `content:categories.${category}.name` },
      path: publicPath(category, slug),
      title,
      language: category === 'english' ? 'en' : DEFAULT_LOCALE,
      publishedAt: published_at,
    }));
  };
