import type { Database } from '../../../platform/database/client.server.ts';
import { publicPath } from '../rows.server.ts';
import type { Category } from '../schema.ts';

/** Pieces of a feed. */
const NEWEST = 50;

export interface FeedItem {
  id: string;
  category: Category;
  path: string;
  title: string;
  summary: string;
  author: string;
  publishedAt: Date;
  updatedAt: Date;
  cover: { mediaId: string; width: number; height: number; widths: number[]; alt: string } | null;
}

interface Row {
  id: string;
  category: Category;
  slug: string;
  title: string;
  summary: string;
  author: string;
  published_at: Date;
  updated_at: Date;
  cover_id: string | null;
  cover_alt: string;
  width: number | null;
  height: number | null;
  widths: number[] | null;
}

/** The newest published pieces of a category or of all; never a draft, nothing of the archive. */
export async function readFeed(db: Database, category: Category | null): Promise<FeedItem[]> {
  const { rows } = await db.$client.query<Row>({
    name: category ? 'feed-category' : 'feed-all',
    text: `
      select c.id, c.category, c.slug, c.title, c.summary, c.author, c.published_at, c.updated_at,
        c.cover_id, c.cover_alt, m.width, m.height, m.widths
      from contents c left join media m on m.id = c.cover_id
      where c.state = 'published' ${category ? 'and c.category = $2' : ''}
      order by c.published_at desc, c.id desc limit $1`,
    values: category ? [NEWEST, category] : [NEWEST],
  });
  return rows.map((row) => ({
    id: row.id,
    category: row.category,
    path: publicPath(row.category, row.slug),
    title: row.title,
    summary: row.summary,
    author: row.author,
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    cover: coverOf(row),
  }));
}

function coverOf({ cover_id, cover_alt, width, height, widths }: Row): FeedItem['cover'] {
  if (!cover_id || !width || !height || !widths) return null;
  return { mediaId: cover_id, width, height, widths, alt: cover_alt };
}
