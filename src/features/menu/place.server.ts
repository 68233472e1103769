import type { Queryable } from '../../platform/database/client.server.ts';
import { lockFor } from '../../platform/database/locks.server.ts';
import { Invalid } from '../../platform/errors.ts';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import type { MenuPlace, MenuPlaces, Placed } from '../own-pages/operations.server.ts';
import { MENU_LIMITS, type MenuChild, type MenuNode } from './contract.ts';
import { readRecord, storeMenu } from './desk.server.ts';

/** Where the menu has an address, and the items below which another one can be placed. */
async function readMenuPlaces(
  db: Pick<Queryable, 'select'>,
  url: string,
): Promise<{ place: MenuPlace; groups: { id: string; title: string }[] }> {
  const { items } = await readRecord(db);
  const above = items.find(({ children }) => children.some((child) => child.url === url));
  const place = above?._id ?? (items.some((item) => item.url === url) ? 'top' : 'none');
  return { place, groups: items.map(({ _id, title }) => ({ id: _id, title })) };
}

/**
 * Places a page of this site in the menu, or takes it out; the caller has checked that the actor may
 * change this page. An item that has the place already stays as it is. Throws 422 `place` for an unknown
 * item and a full menu.
 */
async function placeInMenu(
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
async function moveInMenu(tx: Transaction, op: Operation, from: string, to: string): Promise<void> {
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

/** For a page that has its place in the menu as a field of its own form. */
export const menuPlaces: MenuPlaces = {
  read: readMenuPlaces,
  place: placeInMenu,
  move: moveInMenu,
};
