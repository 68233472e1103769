import { and, desc, eq, gt, lt } from 'drizzle-orm';
import { notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { users } from '../identity/users/tables.server.ts';
import type { PageRevision, RevisionFilter } from './contract.ts';
import { canManagePages } from './policy.ts';
import { nameOf, type PageRow } from './read.server.ts';
import { ownPageRevisions, ownPages } from './tables.server.ts';

/** Automatic saves of one user within this time are one revision. */
const TOGETHER_MS = 10 * 60_000;

/**
 * Stores the newest texts of a page as a revision. An automatic save replaces the automatic one before it,
 * unless visitors read that.
 */
export async function addRevision(
  tx: Transaction,
  op: Operation,
  row: PageRow,
  kind: 'save' | 'autosave' | 'restore',
): Promise<void> {
  const savedBy = op.actor.kind === 'staff' ? op.actor.id : null;
  const saved = { number: row.textNumber, texts: row.texts, savedAt: op.now };
  if (kind === 'autosave') {
    const [last] = await tx
      .select()
      .from(ownPageRevisions)
      .where(eq(ownPageRevisions.pageId, row.id))
      .orderBy(desc(ownPageRevisions.number))
      .limit(1);
    const isSame =
      last?.kind === 'autosave' &&
      last.savedBy === savedBy &&
      last.number !== row.publishedNumber &&
      op.now.getTime() - last.begunAt.getTime() < TOGETHER_MS;
    if (isSame) {
      await tx.update(ownPageRevisions).set(saved).where(eq(ownPageRevisions.id, last.id));
      return;
    }
  }
  await tx
    .insert(ownPageRevisions)
    .values({ ...saved, pageId: row.id, kind, savedBy, begunAt: op.now });
}

const { id, number, kind, savedAt, texts, pageId } = ownPageRevisions;
const BY = { name: users.name, surname: users.surname, username: users.username };

/** The revisions of a page, the newest first. Throws 401, 403, 404. */
export async function listRevisions(
  op: Operation,
  page: string,
  { before, pageSize }: RevisionFilter,
): Promise<{ success: true; data: PageRevision[]; more: boolean }> {
  requireThat(op.actor, canManagePages);
  const published = await publishedNumberOf(op, page);
  const rows = await op.db
    .select({ id, number, kind, savedAt, texts, by: BY })
    .from(ownPageRevisions)
    .leftJoin(users, eq(users.id, ownPageRevisions.savedBy))
    .where(and(eq(pageId, page), before ? lt(number, before) : gt(number, 0)))
    .orderBy(desc(number))
    .limit(pageSize + 1);
  const data = rows.slice(0, pageSize).map((row) => toRevision(row, published));
  return { success: true, data, more: rows.length > pageSize };
}

/** One revision with its texts. Throws 401, 403, 404. */
export async function getRevision(op: Operation, page: string, revision: string) {
  requireThat(op.actor, canManagePages);
  const published = await publishedNumberOf(op, page);
  const [row] = await op.db
    .select({ id, number, kind, savedAt, texts, by: BY })
    .from(ownPageRevisions)
    .leftJoin(users, eq(users.id, ownPageRevisions.savedBy))
    .where(and(eq(pageId, page), eq(id, revision)));
  if (!row) throw notFound();
  return { ...toRevision(row, published), texts: row.texts };
}

type Row = Pick<
  typeof ownPageRevisions.$inferSelect,
  'id' | 'number' | 'kind' | 'savedAt' | 'texts'
> & { by: Parameters<typeof nameOf>[0] };

const toRevision = ({ by, texts: words, ...row }: Row, published: number | null): PageRevision => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  title: words.tr.title,
  savedAt: row.savedAt.toISOString(),
  savedBy: nameOf(by),
  isPublic: row.number === published,
});

async function publishedNumberOf({ db }: Operation, page: string): Promise<number | null> {
  const [row] = await db
    .select({ published: ownPages.publishedNumber })
    .from(ownPages)
    .where(eq(ownPages.id, page));
  if (!row) throw notFound();
  return row.published;
}
