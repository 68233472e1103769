import { and, asc, eq, lt } from 'drizzle-orm';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { transact } from '../../platform/transaction.server.ts';
import type { OwnPage, Removal } from './contract.ts';
import { leaveAddress, lockAddress, requireNoLoop } from './operations.server.ts';
import { canManagePages } from './policy.ts';
import { lockDeleted, lockPage, readPage } from './read.server.ts';
import { changedBy, recordPage } from './record.server.ts';
import { KEPT_DAYS, ownPagePath } from './schema.ts';
import { ownPageAddresses, ownPages } from './tables.server.ts';
import { OWN_PAGES_TAG, pageTag } from './tags.ts';
import { hidePage } from './write.server.ts';

/**
 * Moves a page to the trash. The addresses that visitors may know lead to the target, or are answered with
 * 410. Throws 401, 403, 404, 409 with the `current` page, 422.
 */
export async function removePage(
  op: Operation,
  id: string,
  { version, target }: Removal,
): Promise<void> {
  requireThat(op.actor, canManagePages);
  await transact(op, async (tx) => {
    const before = await lockPage(tx, op, id, version);
    const leadsTo = target || null;
    if (leadsTo) await requireNoLoop(tx, id, before.slug, leadsTo);
    await hidePage(tx, op, before);
    const { slug } = before;
    await tx
      .update(ownPages)
      .set({
        state: 'deleted',
        slug: id,
        formerSlug: slug,
        deletedAt: op.now,
        version: before.version + 1,
        ...changedBy(op),
      })
      .where(eq(ownPages.id, id));
    await tx
      .update(ownPageAddresses)
      .set({ target: leadsTo })
      .where(eq(ownPageAddresses.pageId, id));
    if (before.publishedAt || leadsTo)
      await leaveAddress(tx, op, { slug, pageId: id, target: leadsTo });
    tx.invalidate(OWN_PAGES_TAG, pageTag(id));
    await recordPage(tx, op, 'ownPage.remove', before, {
      before: { 'ownPage-slug': ownPagePath(slug) },
      ...(leadsTo && { after: { 'ownPage-target': leadsTo } }),
    });
  });
}

/**
 * Takes a page out of the trash, as a draft. If its address is used by now, it gets a free one. Throws 401,
 * 403, 404, 409 with the `current` page.
 */
export async function recoverPage(op: Operation, id: string, version: number): Promise<OwnPage> {
  requireThat(op.actor, canManagePages);
  return transact(op, async (tx) => {
    const before = await lockDeleted(tx, op, id, version);
    const wanted = before.formerSlug ?? id;
    await tx
      .update(ownPages)
      .set({
        state: 'draft',
        slug: (await lockAddress(tx, op, wanted))
          ? `${wanted.slice(0, 70)}-${id.slice(0, 8)}`
          : wanted,
        formerSlug: null,
        deletedAt: null,
        version: before.version + 1,
        ...changedBy(op),
      })
      .where(eq(ownPages.id, id));
    tx.invalidate(OWN_PAGES_TAG);
    await recordPage(tx, op, 'ownPage.recover', before);
    return readPage(op, tx, id);
  });
}

/** Deletes a page of the trash for ever; what its addresses answer stays. Throws 401, 403, 404. */
export async function erasePage(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canManagePages);
  await transact(op, async (tx) => {
    const before = await lockDeleted(tx, op, id);
    await tx.delete(ownPages).where(eq(ownPages.id, id));
    await recordPage(tx, op, 'ownPage.erase', before);
  });
}

const BATCH = 100;

/** Deletes the pages that are in the trash for longer than {@link KEPT_DAYS} days. */
export async function eraseOldPages(op: Operation, signal: AbortSignal): Promise<void> {
  const end = new Date(op.now.getTime() - KEPT_DAYS * 24 * 3_600_000);
  let ids: string[];
  do {
    const rows = await op.db
      .select({ id: ownPages.id })
      .from(ownPages)
      .where(and(eq(ownPages.state, 'deleted'), lt(ownPages.deletedAt, end)))
      .orderBy(asc(ownPages.deletedAt))
      .limit(BATCH);
    ids = rows.map(({ id }) => id);
    for (const id of ids) {
      if (signal.aborted) return;
      await erasePage(op, id);
    }
  } while (ids.length === BATCH);
}
