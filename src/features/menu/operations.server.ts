import { asc } from 'drizzle-orm';
import type { Database, Queryable } from '../../platform/database/client.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { isAllowedLink } from '../../platform/markup/allowed-link.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import type { IconName } from '../../ui/icons.tsx';
import type { MenuPreview } from './contract.ts';
import type { MenuKey, SiteMenuItem } from './schema.ts';
import { STANDARD_MENU } from './standard-menu.ts';
import { menuItems } from './tables.server.ts';

interface Label {
  icon: IconName | null;
  names: Record<Locale, string>;
}

/** Names and icons that the site has for its pages and for the fixed items of a menu. */
export interface KnownLabels {
  pages: (Label & { path: string })[];
  keys: Record<MenuKey, Label>;
}

/** The server knows the pages of all features; this feature does not. */
export const KNOWN_LABELS = defineSlot<() => KnownLabels>('names and icons of pages');

/** Renders the frame of public pages with a menu that is not stored. */
export type PreviewMenu = (menu: SiteMenuItem[], locale: Locale) => Promise<MenuPreview>;

export const MENU_PREVIEW = defineSlot<PreviewMenu>('preview of the menu');

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

/**
 * The part of a menu that visitors see: visible items with an allowed address. A title that only
 * opens the items below it is left out if it has none.
 */
export function shownMenu(items: SiteMenuItem[]): SiteMenuItem[] {
  const isShown = ({ visible, url }: Pick<SiteMenuItem, 'visible' | 'url'>) =>
    visible && isAllowedLink(url);
  return items
    .filter(isShown)
    .map((item) => ({ ...item, children: item.children.filter(isShown) }))
    .filter(({ url, children }) => url !== '#' || children.length > 0);
}

/**
 * The visible menu as a tree of two levels, in its order, without items whose address is not
 * allowed. The standard menu if no menu has been created yet.
 */
export async function listVisibleMenu(db: Database): Promise<SiteMenuItem[]> {
  const stored = await readMenu(db);
  return stored.length === 0 ? STANDARD_MENU : shownMenu(stored);
}
