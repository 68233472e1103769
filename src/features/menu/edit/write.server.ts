import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { lockFor } from '../../../platform/database/locks.server.ts';
import { conflict, Invalid } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { canEditMenu } from '../policy.ts';
import { readMenu } from '../stored.server.ts';
import { menuItems, menuVersion } from '../tables.server.ts';
import { menuChanges } from './changes.ts';
import { isSameMenu, toFields, withoutEmpty } from './convert.ts';
import { menuFaults } from './faults.ts';
import type { MenuChange, MenuChild, MenuNode, MenuParts, MenuRecord } from './schema.ts';
import { KNOWN_LABELS } from './slots.server.ts';
import { STANDARD_FIELDS } from './standard.server.ts';

/** Both reads see the same menu only within a transaction that has the lock, or a snapshot. */
async function readRecord(db: Pick<Queryable, 'select'>): Promise<MenuRecord> {
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
export function getMenuParts(op: Operation): MenuParts {
  requireThat(op.actor, canEditMenu);
  return { ...op.read(KNOWN_LABELS)(), standard: [...STANDARD_FIELDS] };
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
    // There may be no row to lock yet.
    await lockFor(tx, 'menu');
    const before = await readRecord(tx);
    if (before.version !== version) throw conflict({ current: before });
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
  });
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
