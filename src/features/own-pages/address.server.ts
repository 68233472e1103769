import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { Invalid } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { STATUS_AT } from '../redirects/operations.server.ts';
import type { AddressChange, OwnPage } from './contract.ts';
import { MENU_PLACES } from './operations.server.ts';
import { canManagePages } from './policy.ts';
import { lockPage, readPage } from './read.server.ts';
import { changedBy, recordPage } from './record.server.ts';
import { ownPagePath } from './schema.ts';
import { ownPageAddresses, ownPages } from './tables.server.ts';
import { OWN_PAGES_TAG, pageTag } from './tags.ts';

/**
 * Whether an address has no page, no file and no other reply, so that a page there would hide nothing and
 * be seen. The server itself is asked, because no feature knows all addresses: call it outside of a
 * transaction. A former address of an own page is free.
 * @param except the page that has it now; null for a new one
 */
async function isFree(op: Operation, slug: string, except: string | null): Promise<boolean> {
  const [owner] = await op.db
    .select({ id: ownPages.id })
    .from(ownPages)
    .where(eq(ownPages.slug, slug));
  if (owner) return owner.id === except;
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
  if (!(await isFree(op, slug, except))) throw new Invalid({ slug: { rule: 'ownPageTaken' } });
}

async function isFormer(db: Pick<Queryable, 'select'>, slug: string): Promise<boolean> {
  const rows = await db
    .select({ slug: ownPageAddresses.slug })
    .from(ownPageAddresses)
    .where(eq(ownPageAddresses.slug, slug));
  return rows.length > 0;
}

/** For the form: whether a page can have this address. Throws 401, 403. */
export async function checkAddress(
  op: Operation,
  { slug, except }: { slug: string; except?: string | undefined },
): Promise<{ path: string; isFree: boolean }> {
  requireThat(op.actor, canManagePages);
  return { path: ownPagePath(slug), isFree: await isFree(op, slug, except ?? null) };
}

/** What an address answered before a page has it ends. */
export async function takeAddress(tx: Transaction, slug: string): Promise<void> {
  await tx.delete(ownPageAddresses).where(eq(ownPageAddresses.slug, slug));
}

/** An address that visitors may know leads on from now on. */
export async function leaveAddress(
  tx: Transaction,
  op: Operation,
  left: { slug: string; pageId: string; target: string | null },
): Promise<void> {
  await tx
    .insert(ownPageAddresses)
    .values({ ...left, leftAt: op.now })
    .onConflictDoUpdate({
      target: ownPageAddresses.slug,
      set: { pageId: left.pageId, target: left.target, leftAt: op.now },
    });
}

/**
 * Changes the address of a page; a former one that was public leads to it. Throws 401, 403, 404, 409 with
 * the `current` page, 422.
 */
export async function changeAddress(
  op: Operation,
  id: string,
  { slug, version }: AddressChange,
): Promise<OwnPage> {
  requireThat(op.actor, canManagePages);
  await requireFree(op, slug, id);
  return transact(op, async (tx) => {
    const before = await lockPage(tx, op, id, version);
    if (before.slug === slug) return readPage(op, tx, id);
    const [other] = await tx
      .select({ id: ownPages.id })
      .from(ownPages)
      .where(eq(ownPages.slug, slug));
    if (other) throw new Invalid({ slug: { rule: 'ownPageTaken' } });
    await tx
      .update(ownPages)
      .set({ slug, version: sql`${ownPages.version} + 1`, ...changedBy(op) })
      .where(eq(ownPages.id, id));
    await takeAddress(tx, slug);
    if (before.publishedAt)
      await leaveAddress(tx, op, { slug: before.slug, pageId: id, target: null });
    await op.read(MENU_PLACES).move(tx, op, ownPagePath(before.slug), ownPagePath(slug));
    tx.invalidate(OWN_PAGES_TAG, pageTag(id));
    await recordPage(tx, op, 'ownPage.move', before, {
      before: { 'ownPage-slug': ownPagePath(before.slug) },
      after: { 'ownPage-slug': ownPagePath(slug) },
    });
    return readPage(op, tx, id);
  });
}
