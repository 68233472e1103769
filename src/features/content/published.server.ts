import type { Database } from '../../platform/database/client.server.ts';
import { publicPath } from './rows.server.ts';
import type { Category, Picture } from './schema.ts';
import type { ArticleView, HomeView, ListItemView } from './views.ts';

/*
 * What pages read, as named statements that the server prepares once a connection: a page that is
 * not in the cache costs one round trip and no planning.
 */

const ITEM = `c.id, c.category, c.slug, c.title, c.summary, c.author, c.place,
  c.reading_minutes, c.published_at, c.cover_id, c.cover_alt, c.cover_caption,
  m.width as media_width, m.height as media_height, m.widths as media_widths`;
const FROM = 'from contents c left join media m on m.id = c.cover_id';
const NEWEST = 'order by c.published_at desc, c.id desc';

const ARTICLE = `
  select ${ITEM}, c.state, c.body_html, c.headings, c.updated_at,
    (select coalesce(json_agg(r), '[]') from (
      select ${ITEM} ${FROM}
      where c.state = 'published' and c.category = a.category and c.id <> a.id
      ${NEWEST} limit 3) r) as related
  from contents a join contents c on c.id = a.id left join media m on m.id = c.cover_id
  where a.slug = $1 and a.state <> 'draft'`;

const HOME = `
  (select ${ITEM} ${FROM}
   where c.state = 'published' and c.category not in ('ziyaretler', 'english') ${NEWEST} limit 8)
  union all
  (select ${ITEM} ${FROM} where c.state = 'published' and c.category = 'ziyaretler' ${NEWEST} limit 4)`;

interface ItemRow {
  id: string;
  category: Category;
  slug: string;
  title: string;
  summary: string;
  author: string;
  place: string;
  reading_minutes: number;
  /** A date from a row, a text from inside JSON. */
  published_at: Date | string;
  cover_id: string | null;
  cover_alt: string;
  cover_caption: string;
  media_width: number | null;
  media_height: number | null;
  media_widths: number[] | null;
}
interface ArticleRow extends ItemRow {
  state: 'published' | 'archived';
  body_html: string;
  headings: { id: string; text: string }[];
  updated_at: Date;
  related: ItemRow[];
}

/** A correction within this time of publishing is not worth a remark. */
const EDIT_REMARK_AFTER_MS = 10 * 60_000;

/** The piece shown at an address, or null. Drafts are not there. */
export async function findArticle(db: Database, slug: string): Promise<ArticleView | null> {
  const { rows } = await db.$client.query<ArticleRow>({
    name: 'article',
    text: ARTICLE,
    values: [slug],
  });
  const row = rows[0];
  if (!row) return null;
  const item = toItem(row);
  const edited = row.updated_at.getTime() - item.publishedAt.getTime() > EDIT_REMARK_AFTER_MS;
  return {
    ...item,
    slug: row.slug,
    bodyHtml: row.body_html,
    headings: row.headings,
    editedAt: edited ? row.updated_at : null,
    archived: row.state === 'archived',
    related: row.related.map(toItem),
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
export async function readHome(db: Database): Promise<Omit<HomeView, 'chair'>> {
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

function toItem(row: ItemRow): ListItemView {
  return {
    id: row.id,
    category: row.category,
    path: publicPath(row.category, row.slug),
    title: row.title,
    summary: row.summary,
    author: row.author,
    place: row.place,
    readingMinutes: row.reading_minutes,
    publishedAt: new Date(row.published_at),
    cover: pictureOf(row),
  };
}

function pictureOf(row: ItemRow): Picture | null {
  if (!row.cover_id || !row.media_widths || !row.media_width || !row.media_height) return null;
  return {
    mediaId: row.cover_id,
    width: row.media_width,
    height: row.media_height,
    widths: row.media_widths,
    alt: row.cover_alt,
    caption: row.cover_caption,
  };
}
