import type { Database } from '../../../platform/database/client.server.ts';
import { isId } from '../../../platform/slug.ts';
import { publicPath } from '../rows.server.ts';
import type { Category } from '../schema.ts';
import type { ArticleView, ListItemView } from '../views.ts';
import { FROM, ITEM_WITH_SVG, type ItemRow, toItem } from './item-rows.server.ts';

/* Named statements, which PostgreSQL prepares once for each connection. */

const ARTICLES = `
  select ${ITEM_WITH_SVG}, c.state, c.body_html, c.headings, c.edited_at ${FROM}
  where c.slug = any($1) and c.state in ('published', 'archived')`;

export interface ArticleRow extends ItemRow {
  state: 'published' | 'archived';
  body_html: string;
  headings: { id: string; text: string }[];
  edited_at: Date;
}

/** A change within this time after publication is not shown as an edit. */
const EDIT_REMARK_AFTER_MS = 10 * 60_000;

/** The contents at these addresses, in the same order; null for an unknown address or a draft. */
export async function readArticles(
  db: Database,
  slugs: readonly string[],
): Promise<(ArticleRow | null)[]> {
  const { rows } = await db.$client.query<ArticleRow>({
    name: 'articles',
    text: ARTICLES,
    values: [slugs],
  });
  const bySlug = new Map(rows.map((row) => [row.slug, row]));
  return slugs.map((slug) => bySlug.get(slug) ?? null);
}

/** The data of an article for its page. */
export function toArticle(row: ArticleRow, related: ListItemView[]): ArticleView {
  const item = toItem(row);
  const edited = row.edited_at.getTime() - item.publishedAt.getTime() > EDIT_REMARK_AFTER_MS;
  return {
    ...item,
    slug: row.slug,
    bodyHtml: row.body_html,
    headings: row.headings,
    editedAt: edited ? row.edited_at : null,
    archived: row.state === 'archived',
    related,
  };
}

/** The current path of a content, found by its id or by a former address. Null if there is none. */
export async function findMovedPath(db: Database, segment: string): Promise<string | null> {
  const byId = isId(segment);
  const { rows } = await db.$client.query<{ category: Category; slug: string }>({
    name: byId ? 'moved-by-id' : 'moved-by-slug',
    text: `select category, slug from contents where state in ('published', 'archived') and id = ${
      byId ? '$1::uuid' : '(select content_id from content_former_slugs where slug = $1)'
    }`,
    values: [segment],
  });
  return rows[0] ? publicPath(rows[0].category, rows[0].slug) : null;
}
