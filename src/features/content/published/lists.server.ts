import type { Database } from '../../../platform/database/client.server.ts';
import type { Category } from '../schema.ts';
import type { HomeView, ListItemView } from '../views.ts';
import { FROM, ITEM, ITEM_WITH_SVG, type ItemRow, NEWEST, toItem } from './item-rows.server.ts';

/* Named statements, which PostgreSQL prepares once for each connection. */

const NEWEST_OF_CATEGORY = `
  select ${ITEM} ${FROM} where c.state = 'published' and c.category = $1 ${NEWEST} limit $2`;

const HOME = `
  (select ${ITEM_WITH_SVG} ${FROM}
   where c.state = 'published' and c.category not in ('ziyaretler', 'english') ${NEWEST} limit 8)
  union all
  (select ${ITEM_WITH_SVG} ${FROM} where c.state = 'published' and c.category = 'ziyaretler' ${NEWEST} limit 4)`;

/** The newest published contents of a category. */
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

/** The newest contents for the home page. */
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

/** The rows of one list page, starting at its first row. */
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
