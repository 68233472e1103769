import type { Database } from '../../platform/database/client.server.ts';
import { publicPath } from './rows.server.ts';
import type { Category } from './schema.ts';
import type { ArticleView, CoverView, HomeView, ListItemView } from './views.ts';

/*
 * What pages read, as named statements that the server prepares once a connection: a page that is
 * not in the cache costs one round trip and no planning.
 */

/** Columns of a list row, of `contents` as `c` and `media` as `m`. */
export const ITEM = `c.id, c.category, c.slug, c.title, c.summary, c.author, c.place,
  c.reading_minutes, c.published_at, c.cover_id, c.cover_alt, c.cover_caption,
  m.width as media_width, m.height as media_height, m.widths as media_widths`;
/** A drawing of a picture is for where it is set large: it would weigh too much in long lists. */
const DRAWN = `${ITEM}, m.drawing as media_drawing`;
const FROM = 'from contents c left join media m on m.id = c.cover_id';
const NEWEST = 'order by c.published_at desc, c.id desc';

const ARTICLES = `
  select ${DRAWN}, c.state, c.body_html, c.headings, c.updated_at ${FROM}
  where c.slug = any($1) and c.state <> 'draft'`;

const NEWEST_OF_CATEGORY = `
  select ${ITEM} ${FROM} where c.state = 'published' and c.category = $1 ${NEWEST} limit $2`;

const HOME = `
  (select ${DRAWN} ${FROM}
   where c.state = 'published' and c.category not in ('ziyaretler', 'english') ${NEWEST} limit 8)
  union all
  (select ${DRAWN} ${FROM} where c.state = 'published' and c.category = 'ziyaretler' ${NEWEST} limit 4)`;

export interface ItemRow {
  id: string;
  category: Category;
  slug: string;
  title: string;
  summary: string;
  author: string;
  place: string;
  reading_minutes: number;
  published_at: Date;
  cover_id: string | null;
  cover_alt: string;
  cover_caption: string;
  media_width: number | null;
  media_height: number | null;
  media_widths: number[] | null;
  media_drawing?: string | null;
}
export interface ArticleRow extends ItemRow {
  state: 'published' | 'archived';
  body_html: string;
  headings: { id: string; text: string }[];
  updated_at: Date;
}

/** A correction within this time of publishing is not worth a remark. */
const EDIT_REMARK_AFTER_MS = 10 * 60_000;

/** The pieces shown at these addresses, in their order; null where there is none or a draft. */
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

/** The newest published pieces of a category. */
export async function readNewest(
  db: Database,
  category: Category,
  limit: number,
): Promise<ListItemView[]> {
  const { rows } = await db.$client.query<ItemRow>({
    name: 'newest',
    text: NEWEST_OF_CATEGORY,
    values: [category, limit],
  });
  return rows.map(toItem);
}

export function toArticle(row: ArticleRow, related: ListItemView[]): ArticleView {
  const item = toItem(row);
  const edited = row.updated_at.getTime() - item.publishedAt.getTime() > EDIT_REMARK_AFTER_MS;
  return {
    ...item,
    slug: row.slug,
    bodyHtml: row.body_html,
    headings: row.headings,
    editedAt: edited ? row.updated_at : null,
    archived: row.state === 'archived',
    related,
  };
}

/** Where a piece is now, by its id or by an address it had before. Null when there is none. */
export async function findMovedPath(db: Database, segment: string): Promise<string | null> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(segment);
  const { rows } = await db.$client.query<{ category: Category; slug: string }>({
    name: isId ? 'moved-by-id' : 'moved-by-slug',
    text: `select category, slug from contents where state <> 'draft' and id = ${
      isId ? '$1::uuid' : '(select content_id from content_former_slugs where slug = $1)'
    }`,
    values: [segment],
  });
  return rows[0] ? publicPath(rows[0].category, rows[0].slug) : null;
}

/** The newest pieces of the home page. */
export async function readHome(db: Database): Promise<Omit<HomeView, 'chair' | 'meetings'>> {
  const { rows } = await db.$client.query<ItemRow>({ name: 'home', text: HOME });
  const items = rows.map(toItem);
  const news = items.filter((item) => item.category !== 'ziyaretler');
  const lead = news.slice(0, 4).find((item) => item.cover) ?? news[0] ?? null;
  return {
    lead,
    headlines: news.filter((item) => item !== lead).slice(0, 4),
    visits: items.filter((item) => item.category === 'ziyaretler'),
  };
}

/** Rows of one list page, from its first piece on. */
export async function readListPage(
  db: Database,
  list: { state: 'published' | 'archived'; category: Category | null; from: Date | null },
  anchor: { publishedAt: Date; id: string },
  limit: number,
): Promise<ListItemView[]> {
  const { rows } = await db.$client.query<ItemRow>({
    name: `list-${list.state}-${list.category ? 'category' : 'all'}`,
    text: `select ${ITEM} ${FROM}
      where c.state = '${list.state}' ${list.category ? 'and c.category = $5' : ''}
      and (c.published_at, c.id) <= ($1, $2) and c.published_at >= $3 ${NEWEST} limit $4`,
    values: [
      anchor.publishedAt,
      anchor.id,
      list.from ?? new Date(0),
      limit,
      ...(list.category ? [list.category] : []),
    ],
  });
  return rows.map(toItem);
}

export function toItem(row: ItemRow): ListItemView {
  return {
    id: row.id,
    category: row.category,
    path: publicPath(row.category, row.slug),
    title: row.title,
    summary: row.summary,
    author: row.author,
    place: row.place,
    readingMinutes: row.reading_minutes,
    publishedAt: row.published_at,
    cover: pictureOf(row),
  };
}

function pictureOf(row: ItemRow): CoverView | null {
  if (!row.cover_id || !row.media_widths || !row.media_width || !row.media_height) return null;
  return {
    mediaId: row.cover_id,
    width: row.media_width,
    height: row.media_height,
    widths: row.media_widths,
    alt: row.cover_alt,
    caption: row.cover_caption,
    drawing: row.media_drawing || undefined,
  };
}
