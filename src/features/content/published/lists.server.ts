import type { Database } from '../../../platform/database/client.server.ts';
import { yearBounds } from '../../../platform/wall-clock.ts';
import type { HomeView, ListItemView } from '../views.ts';
import {
  FROM,
  ITEM,
  ITEM_TRANSLATIONS,
  ITEM_WITH_SVG,
  type ItemRow,
  NEWEST,
  toItem,
} from './item-rows.server.ts';
import type { Anchor, ListKey } from './list-index.server.ts';

/* Named statements, which PostgreSQL prepares once for each connection. */

/** The most contents in the agenda and in the visits of the home page. */
const HEADLINES = 5;
const VISITS = 4;

const pinned = (which: string, most: number) => `
  (select ${ITEM_WITH_SVG}, ${ITEM_TRANSLATIONS}, c.pinned_at ${FROM} where c.state = 'published' and c.pinned_at is not null
    and ${which} order by c.pinned_at desc, c.id desc limit ${most})`;
const newest = (which: string, most: number) => `
  (select ${ITEM_WITH_SVG}, ${ITEM_TRANSLATIONS}, null::timestamptz ${FROM}
    where c.state = 'published' and c.pinned_at is null and ${which} ${NEWEST} limit ${most})`;
/** Pinned contents of each section first, the last pinned first of all; then the newest. */
const HOME = [
  pinned("c.category <> 'ziyaretler'", HEADLINES),
  newest("c.category not in ('ziyaretler', 'english')", 8),
  pinned("c.category = 'ziyaretler'", VISITS),
  newest("c.category = 'ziyaretler'", VISITS),
].join(' union all ');

/** The contents of the home page: pinned ones, then the newest. */
export async function readHome(db: Database): Promise<Omit<HomeView, 'chair' | 'meetings'>> {
  const { rows } = await db.$client.query<ItemRow & { pinned_at: Date | null }>({
    name: 'home',
    text: HOME,
  });
  const news = rows.filter((row) => row.category !== 'ziyaretler');
  const items = news.map(toItem);
  const isPinned = news[0]?.pinned_at;
  const pictured = isPinned ? undefined : items.slice(0, 4).find((item) => item.cover);
  const lead = pictured ?? items[0] ?? null;
  return {
    lead,
    headlines: items.filter((item) => item !== lead).slice(0, HEADLINES - 1),
    visits: rows
      .filter((row) => row.category === 'ziyaretler')
      .slice(0, VISITS)
      .map(toItem),
  };
}

/** The rows of one list page, starting at its first row. */
export async function readListPage(
  db: Database,
  { kind, category, year, tag }: ListKey,
  anchor: Anchor,
  limit: number,
): Promise<ListItemView[]> {
  const state = kind === 'archive' ? 'archived' : 'published';
  const from = year ? yearBounds(year)[0] : new Date(0);
  const values: unknown[] = [anchor.publishedAt, anchor.id, from, limit];
  const filters = [
    category && `and c.category = $${values.push(category)}`,
    tag && `and c.tags @> array[$${values.push(tag)}]`,
  ].filter(Boolean);
  const { rows } = await db.$client.query<ItemRow>({
    name: `list-${state}${category ? '-category' : ''}${tag ? '-tag' : ''}`,
    text: `select ${ITEM}, ${ITEM_TRANSLATIONS} ${FROM}
      where c.state = '${state}' ${filters.join(' ')}
      and (c.published_at, c.id) <= ($1, $2) and c.published_at >= $3 ${NEWEST} limit $4`,
    values,
  });
  return rows.map(toItem);
}
