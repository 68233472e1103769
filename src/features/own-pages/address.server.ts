import { eq, sql } from 'drizzle-orm';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { transact } from '../../platform/transaction.server.ts';
import type { AddressChange, OwnPage } from './contract.ts';
import {
  isFree,
  leaveAddress,
  MENU_PLACES,
  requireFree,
  takeAddress,
} from './operations.server.ts';
import { canManagePages } from './policy.ts';
import { lockPage, readPage } from './read.server.ts';
import { changedBy, recordPage } from './record.server.ts';
import { ownPagePath } from './schema.ts';
import { ownPages } from './tables.server.ts';
import { OWN_PAGES_TAG, pageTag } from './tags.ts';

/** For the form: whether a page can have this address. Throws 401, 403. */
export async function checkAddress(
  op: Operation,
  { slug, except }: { slug: string; except?: string | undefined },
): Promise<{ path: string; isFree: boolean }> {
  requireThat(op.actor, canManagePages);
  return { path: ownPagePath(slug), isFree: await isFree(op, slug, except ?? null) };
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
    await takeAddress(tx, op, slug, id);
    await tx
      .update(ownPages)
      .set({ slug, version: sql`${ownPages.version} + 1`, ...changedBy(op) })
      .where(eq(ownPages.id, id));
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
