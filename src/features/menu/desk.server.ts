import { hash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { readEmptyPages } from '../../platform/empty-pages.server.ts';
import { Invalid } from '../../platform/errors.ts';
import { lockVersion } from '../../platform/lock-version.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Services } from '../../platform/services.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import {
  type MenuChange,
  type MenuChild,
  type MenuDraft,
  type MenuFields,
  type MenuNode,
  type MenuParts,
  type MenuPreview,
  type MenuRecord,
  menuFaults,
} from './contract.ts';
import { KNOWN_LABELS, MENU_PREVIEW, readMenu, shownMenu } from './operations.server.ts';
import { canEditMenu } from './policy.ts';
import type { SiteMenuItem } from './schema.ts';
import { STANDARD_MENU } from './standard-menu.ts';
import { menuItems, menuVersion } from './tables.server.ts';

const NONE = { en: '', de: '', es: '' };

/** A menu of the site as an admin edits it. */
export const toFields = (items: readonly SiteMenuItem[]): MenuNode[] =>
  items.map(({ children, ...item }) => ({
    ...editable(item),
    children: children.map(editable),
  }));

type Link = Omit<SiteMenuItem, 'children'>;

const editable = ({ translations, ...link }: Link): MenuChild => ({
  ...link,
  translations: { ...NONE, ...translations },
});

/** The translations as they are stored: without empty ones. */
export const withoutEmpty = <T extends object>(translations: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(translations).filter(([, title]) => title !== ''),
  ) as Partial<T>;

/** A menu on public pages that has not been stored. */
export const toSite = (items: MenuFields['items']): SiteMenuItem[] =>
  items.map(({ children, ...item }) => ({ ...shown(item), children: children.map(shown) }));

const shown = ({ translations, ...link }: MenuChild): Link => ({
  ...link,
  translations: withoutEmpty(translations),
});

/** Whether both menus have the same items in the same order, whatever their ids are. */
export const isSameMenu = (a: readonly MenuNode[], b: readonly MenuNode[]): boolean =>
  JSON.stringify(a.map(comparable)) === JSON.stringify(b.map(comparable));

const comparable = ({ children, ...item }: MenuNode) => [
  valuesOf(item),
  children.map((child) => valuesOf(child)),
];
const valuesOf = ({ key, title, url, visible, external, translations }: MenuChild) => [
  key,
  title,
  url,
  visible,
  external,
  translations.en,
  translations.de,
  translations.es,
];

/** Longer lists end with an ellipsis: an event is stored for years. */
const LONGEST = 300;

/** The standard menu as an admin edits it. */
const STANDARD_FIELDS: readonly MenuNode[] = toFields(STANDARD_MENU).map((item) => ({
  ...item,
  _id: uuidOf(item._id),
  children: item.children.map((child) => ({ ...child, _id: uuidOf(`${item._id} ${child._id}`) })),
}));

/** Both reads see the same menu only within a transaction that has the lock, or a snapshot. */
export async function readRecord(db: Pick<Queryable, 'select'>): Promise<MenuRecord> {
  const stored = await readMenu(db);
  const [row] = await db.select({ version: menuVersion.version }).from(menuVersion);
  const isStandard = stored.length === 0;
  const items = isStandard ? [...STANDARD_FIELDS] : toFields(stored);
  return { items, version: row?.version ?? 0, isStandard };
}

/** The whole menu with hidden items; the standard menu if there is no other. Throws 401 or 403. */
export function getMenuRecord(op: Operation): Promise<MenuRecord> {
  requireThat(op.actor, canEditMenu);
  return op.db.transaction(readRecord, { isolationLevel: 'repeatable read' });
}

/** What a menu can be made of. Throws 401 or 403. */
export async function getMenuParts(
  op: Operation,
  { emptyPages }: Pick<Services, 'emptyPages'>,
): Promise<MenuParts> {
  requireThat(op.actor, canEditMenu);
  const empty = await readEmptyPages(op.db, emptyPages);
  return {
    ...op.read(KNOWN_LABELS)(),
    standard: [...STANDARD_FIELDS],
    empty: empty.map(({ path }) => path),
  };
}

/**
 * Replaces the whole menu; public pages show it at once. The standard menu is not stored, so that it
 * gets the pages of later versions. Throws 401, 403, 409 with the `current` menu, or 422 with the path
 * of each field.
 */
export function saveMenu(op: Operation, { version, items }: MenuChange): Promise<MenuRecord> {
  requireThat(op.actor, canEditMenu);
  const faults = Object.entries({ ...menuFaults({ items }), ...repeatedIds(items) });
  if (faults.length > 0)
    throw new Invalid(Object.fromEntries(faults.map(([path, rule]) => [path, { rule }])));
  return transact(op, async (tx) => {
    const before = await lockVersion(tx, { lock: 'menu', version, read: readRecord });
    return storeMenu(tx, op, before, items);
  });
}

/** Replaces the menu, which is locked, and records what differs. */
export async function storeMenu(
  tx: Transaction,
  op: Operation,
  before: MenuRecord,
  items: MenuNode[],
): Promise<MenuRecord> {
  await tx.delete(menuItems);
  if (!isSameMenu(items, STANDARD_FIELDS)) await insertItems(tx, items);
  await tx
    .insert(menuVersion)
    .values({ updatedAt: op.now })
    .onConflictDoUpdate({
      target: menuVersion.only,
      set: { version: sql`${menuVersion.version} + 1`, updatedAt: op.now },
    });
  const after = await readRecord(tx);
  const changes = menuChanges(before.items, after.items);
  if (Object.keys(changes).length > 0)
    await recordEvent(tx, op, {
      action: 'menu.changed',
      subject: { kind: 'setting', id: 'menu', name: '' },
      after: changes,
    });
  tx.invalidate('menu');
  return after;
}

/** @returns the path of each id that an item before it has already */
function repeatedIds(items: MenuNode[]): Record<string, string> {
  const seen = new Set<string>();
  const faults: Record<string, string> = {};
  const note = (path: string, { _id }: MenuChild) => {
    if (seen.has(_id)) faults[`${path}._id`] = 'notAllowed';
    seen.add(_id);
  };
  for (const [at, item] of items.entries()) {
    note(`items.${at}`, item);
    for (const [under, child] of item.children.entries())
      note(`items.${at}.children.${under}`, child);
  }
  return faults;
}

async function insertItems(tx: Transaction, items: MenuNode[]): Promise<void> {
  const rowOf = ({ _id, translations, ...link }: MenuChild, position: number) => {
    const { key, title, url, visible, external } = link;
    const words = withoutEmpty(translations);
    return { id: _id, key, title, url, visible, external, position, translations: words };
  };
  await tx.insert(menuItems).values(items.map(rowOf));
  const children = items.flatMap((item) =>
    item.children.map((child, at) => ({ ...rowOf(child, at), parentId: item._id })),
  );
  if (children.length > 0) await tx.insert(menuItems).values(children);
}

/**
 * Always the same uuid for the id of a standard item, so that the items of a first change have the ids
 * that the dashboard has got. The form of version 8.
 */
function uuidOf(id: string): string {
  const hex = hash('sha256', id).slice(0, 32);
  const made = `${hex.slice(0, 12)}8${hex.slice(13, 16)}a${hex.slice(17)}`;
  return made.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

interface Placed {
  link: MenuChild;
  parent: string | null;
}

/** Every item of both levels, in its order. */
const placesOf = (items: readonly MenuNode[]): Map<string, Placed> =>
  new Map(
    items.flatMap(({ children, ...item }): [string, Placed][] => [
      [item._id, { link: item, parent: null }],
      ...children.map((child): [string, Placed] => [child._id, { link: child, parent: item._id }]),
    ]),
  );

/** The ids of `after` that have to be taken out so that the others are in their former order. */
function outOfOrder(before: string[], after: string[]): Set<string> {
  const former = new Map(before.map((id, at) => [id, at]));
  const at = after.map((id) => former.get(id) as number);
  // The longest increasing sequence that ends at each place.
  const longest: number[][] = [];
  for (const [place, value] of at.entries()) {
    const best = longest.reduce<number[]>(
      (found, sequence) =>
        (at[sequence.at(-1) as number] as number) < value && sequence.length > found.length
          ? sequence
          : found,
      [],
    );
    longest.push([...best, place]);
  }
  const kept = new Set(longest.toSorted((a, b) => b.length - a.length)[0] ?? []);
  return new Set(after.filter((_id, place) => !kept.has(place)));
}

const listed = (names: string[]): string => {
  const all = names.join(', ');
  return all.length <= LONGEST ? all : `${all.slice(0, LONGEST - 1)}…`;
};

/** What differs between two menus, by the name of the kind; kinds without a change are left out. */
function menuChanges(
  before: readonly MenuNode[],
  after: readonly MenuNode[],
): Record<string, string> {
  const was = placesOf(before);
  const is = placesOf(after);
  const stayed = [...is.keys()].filter((id) => was.has(id));
  const sameParent = stayed.filter((id) => was.get(id)?.parent === is.get(id)?.parent);
  const moved = new Set(stayed.filter((id) => !sameParent.includes(id)));
  for (const parent of new Set(sameParent.map((id) => is.get(id)?.parent ?? null))) {
    const under = (id: string) => is.get(id)?.parent === parent && sameParent.includes(id);
    const former = [...was.keys()].filter(under);
    for (const id of outOfOrder(former, sameParent.filter(under))) moved.add(id);
  }
  const differing = (differ: (a: MenuChild, b: MenuChild) => boolean) =>
    stayed.filter((id) => differ(was.get(id)?.link as MenuChild, is.get(id)?.link as MenuChild));
  const name = (id: string) => (is.get(id) ?? was.get(id))?.link.title ?? '';
  const renamed = differing((a, b) => a.title !== b.title);
  const kinds: Record<string, string[]> = {
    'menu-added': [...is.keys()].filter((id) => !was.has(id)).map(name),
    'menu-removed': [...was.keys()].filter((id) => !is.has(id)).map(name),
    'menu-renamed': renamed.map((id) => `${was.get(id)?.link.title} → ${name(id)}`),
    'menu-moved': [...is.keys()].filter((id) => moved.has(id)).map(name),
    'menu-addressed': differing((a, b) => a.url !== b.url || a.external !== b.external).map(name),
    'menu-shown': differing((a, b) => !a.visible && b.visible).map(name),
    'menu-hidden': differing((a, b) => a.visible && !b.visible).map(name),
    'menu-translated': differing(
      (a, b) => JSON.stringify(a.translations) !== JSON.stringify(b.translations),
    ).map(name),
  };
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, names]) =>
      names.length > 0 ? [[kind, listed(names)]] : [],
    ),
  );
}

/** The header and the drawer with a menu that is not saved. Throws 401 or 403. */
export async function previewMenu(op: Operation, draft: MenuDraft): Promise<MenuPreview> {
  requireThat(op.actor, canEditMenu);
  const items = draft.items.map(({ children, ...item }) => ({
    ...named(item),
    children: children.map(named),
  }));
  return op.read(MENU_PREVIEW)(shownMenu(toSite(items)), draft.locale);
}

/** A title that is still empty has a place in the preview too. */
const named = (link: MenuChild): MenuChild => ({ ...link, title: link.title.trim() || '…' });
