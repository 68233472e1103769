import type { Database, Queryable } from '../../platform/database/client.server.ts';
import { lockFor } from '../../platform/database/locks.server.ts';
import { Invalid } from '../../platform/errors.ts';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { MENU_LIMITS, type MenuChild, type MenuNode } from './contract.ts';
import { readRecord, storeMenu } from './desk.server.ts';
import { readMenu, shownMenu } from './read.server.ts';
import type { SiteMenuItem } from './schema.ts';
import { STANDARD_MENU } from './standard-menu.ts';

export { KNOWN_LABELS, type KnownLabels, MENU_PREVIEW, type PreviewMenu } from './read.server.ts';

/**
 * The visible menu as a tree of two levels, in its order, without items whose address is not
 * allowed. The standard menu if no menu has been created yet.
 */
export async function listVisibleMenu(db: Database): Promise<SiteMenuItem[]> {
  const stored = await readMenu(db);
  return stored.length === 0 ? STANDARD_MENU : shownMenu(stored);
}

/** `none`: not in the menu; `top`: an item of its own; else the id of the item above it. */
export type MenuPlace = 'none' | 'top' | (string & {});

/** Where the menu has an address, and the items below which another one can be placed. */
export async function readMenuPlaces(
  db: Pick<Queryable, 'select'>,
  url: string,
): Promise<{ place: MenuPlace; groups: { id: string; title: string }[] }> {
  const { items } = await readRecord(db);
  const above = items.find(({ children }) => children.some((child) => child.url === url));
  const place = above?._id ?? (items.some((item) => item.url === url) ? 'top' : 'none');
  return { place, groups: items.map(({ _id, title }) => ({ id: _id, title })) };
}

interface Placed {
  url: string;
  /** By language; null if it is only taken out. */
  titles: Partial<Record<Locale, string>> | null;
}

/**
 * Places a page of this site in the menu, or takes it out; the caller has checked that the actor may
 * change this page. An item that has the place already stays as it is. Throws 422 `place` for an unknown
 * item and a full menu.
 */
export async function placeInMenu(
  tx: Transaction,
  op: Operation,
  { url, titles }: Placed,
  place: MenuPlace,
): Promise<void> {
  await lockFor(tx, 'menu');
  const before = await readRecord(tx);
  const present = (await readMenuPlaces(tx, url)).place;
  if (present === place) return;
  const known = before.items
    .flatMap((item) => [item, ...item.children])
    .find((item) => item.url === url);
  const items = without(before.items, url);
  if (place !== 'none') {
    const link = known ? linkOf(known) : newLink(url, titles ?? {});
    if (place === 'top') items.push({ ...link, children: [] });
    else {
      const above = items.find(({ _id }) => _id === place);
      if (!above) throw new Invalid({ place: { rule: 'notAllowed' } });
      above.children.push(link);
    }
  }
  const count = items.reduce((sum, { children }) => sum + 1 + children.length, 0);
  if (count > MENU_LIMITS.items) throw new Invalid({ place: { rule: 'menuTooLong' } });
  await storeMenu(tx, op, before, items);
}

/** The page at an address has another one from now on. */
export async function moveInMenu(
  tx: Transaction,
  op: Operation,
  from: string,
  to: string,
): Promise<void> {
  await lockFor(tx, 'menu');
  const before = await readRecord(tx);
  const moved = <Item extends MenuChild>(item: Item): Item =>
    item.url === from ? { ...item, url: to } : item;
  const items = before.items.map((item) => ({
    ...moved(item),
    children: item.children.map((child) => moved(child)),
  }));
  const isThere = before.items.some(
    ({ url, children }) => url === from || children.some((child) => child.url === from),
  );
  if (isThere) await storeMenu(tx, op, before, items);
}

/** Items that only opened what is taken out go, too: a menu with them could not be saved. */
function without(items: readonly MenuNode[], url: string): MenuNode[] {
  return items.flatMap((item) => {
    const children = item.children.filter((child) => child.url !== url);
    const isEmptied = item.url === '#' && children.length === 0 && item.children.length > 0;
    if (isEmptied || (item.url === url && children.length === 0)) return [];
    return [{ ...item, url: item.url === url ? '#' : item.url, children }];
  });
}

const linkOf = ({ children: _, ...link }: MenuChild & { children?: unknown }): MenuChild => link;

function newLink(url: string, titles: Partial<Record<Locale, string>>): MenuChild {
  const title = (locale: Locale) => (titles[locale] ?? '').slice(0, MENU_LIMITS.title).trim();
  const [tr = '', en = '', de = '', es = ''] = LOCALES.map(title);
  return {
    _id: crypto.randomUUID(),
    key: null,
    title: tr || url,
    url,
    visible: true,
    external: false,
    translations: { en, de, es },
  };
}
