import { asc } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { SiteMenuItem } from './schema.ts';
import { menuItems } from './tables.server.ts';

/** The stored menu as a tree of two levels, hidden items included; empty if none was created. */
export async function readMenu(db: Pick<Queryable, 'select'>): Promise<SiteMenuItem[]> {
  const rows = await db.select().from(menuItems).orderBy(asc(menuItems.position));
  const childrenOf = (parent: string | null) => rows.filter((row) => row.parentId === parent);
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
  translations: row.translations,
});
