import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { lockFor } from '../../platform/database/locks.server.ts';
import { Invalid } from '../../platform/errors.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import type { Page } from '../../site/kit/page.ts';
import type { Moved, PageRequest } from '../../site/kit/page-route.server.ts';
import { STATUS_AT } from '../redirects/operations.server.ts';
import { ownPagePath } from './schema.ts';
import { ownPageAddresses, ownPages } from './tables.server.ts';

export { OWN_PAGES_TAG } from './tags.ts';

/** `none`: not in the menu; `top`: an item of its own; else the id of the item above it. */
export type MenuPlace = 'none' | 'top' | (string & {});

/** What a page is in the menu. */
export interface Placed {
  /** A Turkish path. */
  url: string;
  /** By language; null if it is only taken out. */
  titles: Partial<Record<Locale, string>> | null;
}

/** Places of pages in the menu. The caller has checked that the actor may change the page. */
export interface MenuPlaces {
  /** Where the menu has an address, and the items below which another one can be placed. */
  read(
    db: Pick<Queryable, 'select'>,
    url: string,
  ): Promise<{ place: MenuPlace; groups: { id: string; title: string }[] }>;
  /** Throws 422 `place` for an unknown item and a full menu. */
  place(tx: Transaction, op: Operation, placed: Placed, place: MenuPlace): Promise<void>;
  /** The page at an address has another one from now on. */
  move(tx: Transaction, op: Operation, from: string, to: string): Promise<void>;
}

export const MENU_PLACES = defineSlot<MenuPlaces>('places in the menu');

/** Pages of another feature at an address of one segment that the party chose, as own pages have it. */
export interface ChosenPages {
  /** The page that visitors see at this address; null: none. */
  load(request: PageRequest, slug: string): Promise<Page | Moved | null>;
}

export const CHOSEN_PAGES = defineSlot<ChosenPages>('pages at other addresses of one segment');

/**
 * The id of the record of another feature that has an address of one segment, also if visitors do not see
 * it; null: none. Commands have it too, which have no pages.
 */
export type ChosenAddresses = (
  db: Pick<Queryable, 'select'>,
  slug: string,
) => Promise<string | null>;

export const CHOSEN_ADDRESSES = defineSlot<ChosenAddresses>('other addresses of one segment');

/**
 * Whether an address has no page, no file and no other reply, so that a page there would hide nothing and
 * be seen. The server itself is asked, because no feature knows all addresses: call it outside of a
 * transaction. A former address of an own page is free.
 * @param except the page, or the record of another feature, that has it now; null for a new one
 */
export async function isFree(op: Operation, slug: string, except: string | null): Promise<boolean> {
  const owner = await findOwner(op.db, op, slug);
  if (owner) return owner === except;
  if (await isFormer(op.db, slug)) return true;
  const status = await op.read(STATUS_AT)(ownPagePath(slug));
  return status === 404 || status >= 500;
}

/** Throws 422 for an address that a page cannot have; see {@link isFree}. */
export async function requireFree(
  op: Operation,
  slug: string,
  except: string | null,
): Promise<void> {
  if (!(await isFree(op, slug, except))) throw taken();
}

const taken = () => new Invalid({ slug: { rule: 'ownPageTaken' } });

/** The id of the page, or of the record of another feature, that has an address. */
export async function findOwner(
  db: Pick<Queryable, 'select'>,
  op: Operation,
  slug: string,
): Promise<string | null> {
  const [page] = await db.select({ id: ownPages.id }).from(ownPages).where(eq(ownPages.slug, slug));
  return page?.id ?? op.read(CHOSEN_ADDRESSES)(db, slug);
}

/**
 * The id of what has an address; until the commit nothing else gets it. The tables of pages and of other
 * features cannot exclude each other, so everything that chooses an address waits here.
 */
export async function lockAddress(
  tx: Transaction,
  op: Operation,
  slug: string,
): Promise<string | null> {
  await lockFor(tx, 'chosen address', slug);
  return findOwner(tx, op, slug);
}

async function isFormer(db: Pick<Queryable, 'select'>, slug: string): Promise<boolean> {
  const rows = await db
    .select({ slug: ownPageAddresses.slug })
    .from(ownPageAddresses)
    .where(eq(ownPageAddresses.slug, slug));
  return rows.length > 0;
}

/**
 * Gives an address to a page, or to the record of another feature, before it is written; what the address
 * answered before ends. Throws 422 if another one has it.
 */
export async function takeAddress(
  tx: Transaction,
  op: Operation,
  slug: string,
  to: string | null,
): Promise<void> {
  const owner = await lockAddress(tx, op, slug);
  if (owner && owner !== to) throw taken();
  await tx.delete(ownPageAddresses).where(eq(ownPageAddresses.slug, slug));
}

/** An address that visitors may know leads on from now on. */
export async function leaveAddress(
  tx: Transaction,
  op: Operation,
  left: { slug: string; pageId: string | null; target: string | null },
): Promise<void> {
  await tx
    .insert(ownPageAddresses)
    .values({ ...left, leftAt: op.now })
    .onConflictDoUpdate({
      target: ownPageAddresses.slug,
      set: { pageId: left.pageId, target: left.target, leftAt: op.now },
    });
}

/** A longer chain of removed pages is a loop, or is of no use to a visitor. */
const LONGEST_CHAIN = 10;

/** The target must not lead back to this page, also through other removed pages. */
export async function requireNoLoop(
  tx: Transaction,
  id: string | null,
  slug: string,
  target: string,
): Promise<void> {
  const loop = new Invalid({ target: { rule: 'ownPageLoop' } });
  let at = target;
  for (let step = 0; step < LONGEST_CHAIN; step++) {
    const next = at.slice(1).split(/[?#/]/, 1)[0] ?? '';
    if (next === slug) throw loop;
    const [former] = await tx
      .select({ pageId: ownPageAddresses.pageId, target: ownPageAddresses.target })
      .from(ownPageAddresses)
      .where(eq(ownPageAddresses.slug, next));
    if (id && former?.pageId === id) throw loop;
    if (!former?.target) return;
    at = former.target;
  }
  throw loop;
}
