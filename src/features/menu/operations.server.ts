import { asc } from 'drizzle-orm';
import type { Database } from '../../platform/database/client.server.ts';
import { isAllowedLink } from '../../platform/markup/allowed-link.ts';
import type { SiteMenuItem } from './schema.ts';
import { STANDARD_MENU } from './standard-menu.ts';
import { menuItems } from './tables.server.ts';

/**
 * The visible menu as a tree of two levels, in its order, without items whose address is not
 * allowed. The standard menu if no menu has been created yet.
 */
export async function listVisibleMenu(db: Database): Promise<SiteMenuItem[]> {
  const rows = await db.select().from(menuItems).orderBy(asc(menuItems.position));
  if (rows.length === 0) return STANDARD_MENU;
  const visible = rows.filter((row) => row.visible && isAllowedLink(row.url));
  const childrenOf = (parent: string | null) => visible.filter((row) => row.parentId === parent);
  return childrenOf(null).map((row) => ({
    ...linkOf(row),
    children: childrenOf(row.id).map(linkOf),
  }));
}

const linkOf = (row: typeof menuItems.$inferSelect) => ({
  _id: row.id,
  key: row.key,
  title: row.title,
  url: row.url,
  visible: row.visible,
  external: row.external,
});
