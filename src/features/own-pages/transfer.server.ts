import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, gt, ne } from 'drizzle-orm';
import * as z from 'zod/mini';
import { requireThat } from '../../platform/require.ts';
import { transact } from '../../platform/transaction.server.ts';
import type { TransferredRecords } from '../../platform/transferred.server.ts';
import { findOwner, leaveAddress } from './operations.server.ts';
import { canManagePages } from './policy.ts';
import { ownPagePath, PageRecord, Slug, Target } from './schema.ts';
import { ownPageAddresses, ownPageRevisions, ownPages } from './tables.server.ts';
import { OWN_PAGES_TAG } from './tags.ts';
import { takePage } from './write.server.ts';

const BATCH = 20;

async function* readPages(db: Parameters<TransferredRecords['read']>[0]) {
  for (let last = ''; ; ) {
    const rows = await db
      .select({ slug: ownPages.slug, texts: ownPages.texts, published: ownPageRevisions.texts })
      .from(ownPages)
      .leftJoin(
        ownPageRevisions,
        and(
          eq(ownPageRevisions.pageId, ownPages.id),
          eq(ownPageRevisions.number, ownPages.publishedNumber),
        ),
      )
      .where(and(ne(ownPages.state, 'deleted'), gt(ownPages.slug, last)))
      .orderBy(asc(ownPages.slug))
      .limit(BATCH);
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.slug ?? '';
  }
}

/** Pages with their texts, without their history. */
export const transferredPages: TransferredRecords = {
  name: 'own-pages',
  read: readPages,
  async take(op, record, isDry) {
    requireThat(op.actor, canManagePages);
    const read = PageRecord.safeParse(record);
    if (!read.success) return { title: titleOf(record), action: 'skip', reasons: ['notValid'] };
    const { slug, texts } = read.data;
    const title = texts.tr.title || ownPagePath(slug);
    const owner = await findOwner(op.db, op, slug);
    if (owner) {
      const [page] = await op.db.select().from(ownPages).where(eq(ownPages.id, owner));
      const isSame = isDeepStrictEqual(page?.texts, texts);
      return isSame
        ? { title, action: 'same', reasons: [] }
        : { title, action: 'skip', reasons: ['addressTaken'] };
    }
    if (!isDry) await takePage(op, read.data);
    return { title, action: 'create', reasons: [] };
  },
};

const AddressRecord = z.object({
  slug: Slug,
  /** A Turkish path; empty: what had the address is gone. */
  target: Target,
});

async function* readAddresses(db: Parameters<TransferredRecords['read']>[0]) {
  const rows = await db
    .select({ slug: ownPageAddresses.slug, target: ownPageAddresses.target, page: ownPages.slug })
    .from(ownPageAddresses)
    .leftJoin(
      ownPages,
      and(eq(ownPages.id, ownPageAddresses.pageId), ne(ownPages.state, 'deleted')),
    )
    .orderBy(asc(ownPageAddresses.slug));
  for (const { slug, target, page } of rows)
    yield { slug, target: page ? ownPagePath(page) : (target ?? '') };
}

/** Addresses that pages and boards had, and where they lead. */
export const transferredAddresses: TransferredRecords = {
  name: 'former-addresses',
  read: readAddresses,
  async take(op, record, isDry) {
    requireThat(op.actor, canManagePages);
    const read = AddressRecord.safeParse(record);
    if (!read.success) return { title: titleOf(record), action: 'skip', reasons: ['notValid'] };
    const { slug, target } = read.data;
    const title = ownPagePath(slug);
    const [former] = await op.db
      .select({ slug: ownPageAddresses.slug })
      .from(ownPageAddresses)
      .where(eq(ownPageAddresses.slug, slug));
    if (former) return { title, action: 'same', reasons: [] };
    if (target === title || (await findOwner(op.db, op, slug)))
      return { title, action: 'skip', reasons: ['addressTaken'] };
    if (!isDry)
      await transact(op, async (tx) => {
        const [page] = await tx
          .select({ id: ownPages.id })
          .from(ownPages)
          .where(eq(ownPages.slug, target.slice(1)));
        const leadsTo = page ? { pageId: page.id, target: null } : { pageId: null, target };
        await leaveAddress(tx, op, { slug, ...leadsTo, target: leadsTo.target || null });
        tx.invalidate(OWN_PAGES_TAG);
      });
    return { title, action: 'create', reasons: [] };
  },
};

/** Of a record that is not as it should be. */
function titleOf(record: unknown): string {
  const { slug } = (record ?? {}) as { slug?: unknown };
  return typeof slug === 'string' ? slug.slice(0, 100) : '–';
}
