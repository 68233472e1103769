import { and, asc, count, desc, eq, lt, sql } from 'drizzle-orm';
import { notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { announceContent, recordTrash, setSchedule, tellPublication } from '../changes.server.ts';
import { canCreateContent, canDeleteContent } from '../policy.ts';
import { getRow, lockVersion } from '../read.server.ts';
import { isLanguageTaken } from '../relations.server.ts';
import { authorName, tagsOf, toContent, type WholeRow } from '../row.server.ts';
import { type Content, isPublic, type State } from '../schema.ts';
import { contentCreations, contents } from '../tables.server.ts';
import { freeSlug, withFreeAddress } from '../write.server.ts';
import { type DeletedContent, KEPT_DAYS, type TrashFilter } from './contract.ts';
import { contentPresence, contentPreviewLinks, contentTrash } from './tables.server.ts';

/**
 * Moves a content to the trash; it is found there only. Throws 401, 403, 404, or 409 with the
 * `current` content if another user has saved in the meantime.
 */
export async function deleteContent(op: Operation, id: string, version: number): Promise<void> {
  requireThat(op.actor, canDeleteContent);
  await transact(op, async (tx) => moveToTrash(tx, op, await lockVersion(tx, op, id, version)));
}

/** Moves a locked content to the trash. Its address can be used again at once. */
export async function moveToTrash(tx: Transaction, op: Operation, before: WholeRow): Promise<void> {
  const { id, state, slug, translationGroup } = before;
  const deletedBy = op.actor.kind === 'staff' ? op.actor.id : null;
  await tx
    .insert(contentTrash)
    .values({ contentId: id, state, slug, translationGroup, deletedAt: op.now, deletedBy });
  await tx
    .update(contents)
    .set({
      state: sql`'deleted'`,
      slug: id,
      translationGroup: null,
      version: sql`${contents.version} + 1`,
    })
    .where(eq(contents.id, id));
  await tx.delete(contentPreviewLinks).where(eq(contentPreviewLinks.contentId, id));
  await tx.delete(contentPresence).where(eq(contentPresence.contentId, id));
  // A call that is repeated after the deletion creates a new content.
  await tx.delete(contentCreations).where(eq(contentCreations.contentId, id));
  await setSchedule(tx, id, before, null);
  if (isPublic(state)) tx.invalidate(...tagsOf(before));
  await announceContent(tx, op, id, before, null);
}

/**
 * Takes a content out of the trash, in the state that it had. If its address is used by now, it gets
 * a free one; if the time of a scheduled content is over, it becomes a draft. With `version`, only
 * this version of it. Throws 401, 403, 404.
 */
export async function recoverContent(
  op: Operation,
  id: string,
  version?: number,
): Promise<Content> {
  requireThat(op.actor, canDeleteContent);
  const recover = async (tx: Transaction) => {
    const deleted = await lockDeleted(tx, id);
    if (version !== undefined && deleted.version !== version) throw notFound();
    const group = deleted.translationGroup;
    const isTaken = group && (await isLanguageTaken(tx, group, deleted.language, id));
    const isLate =
      deleted.state === 'scheduled' && deleted.publishedAt && deleted.publishedAt <= op.now;
    const state: State = isLate ? 'draft' : deleted.state;
    await tx.delete(contentTrash).where(eq(contentTrash.contentId, id));
    await tx
      .update(contents)
      .set({
        state,
        slug: await freeSlug(tx, deleted.slug, id),
        translationGroup: isTaken ? null : group,
        version: deleted.version + 1,
      })
      .where(eq(contents.id, id));
    const after = await getRow(tx, op, id);
    await setSchedule(tx, id, null, after);
    if (isPublic(state)) tx.invalidate(...tagsOf(after));
    await tellPublication(tx, op, id, null, after);
    await recordTrash(tx, op, 'content.recover', after);
    return toContent(after, op.actor);
  };
  return withFreeAddress({ slug: '' }, () => transact(op, recover));
}

/** Deletes a content in the trash with all its revisions. Throws 401, 403, 404. */
export async function eraseContent(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canDeleteContent);
  await transact(op, async (tx) => {
    const { title } = await lockDeleted(tx, id);
    await tx.delete(contents).where(eq(contents.id, id));
    await recordTrash(tx, op, 'content.erase', { id, title });
  });
}

async function lockDeleted(tx: Transaction, id: string) {
  const [row] = await tx
    .select({
      title: contents.title,
      language: contents.language,
      publishedAt: contents.publishedAt,
      version: contents.version,
      state: contentTrash.state,
      slug: contentTrash.slug,
      translationGroup: contentTrash.translationGroup,
    })
    .from(contentTrash)
    .innerJoin(contents, eq(contents.id, contentTrash.contentId))
    .where(eq(contentTrash.contentId, id))
    .for('update');
  if (!row) throw notFound();
  return row;
}

const DAY_MS = 24 * 3_600_000;

/** One page of the deleted contents, the last deleted ones first. Throws 401, 403. */
export async function listTrash(op: Operation, { page, pageSize }: TrashFilter) {
  requireThat(op.actor, canDeleteContent);
  const [rows, [counted]] = await Promise.all([
    op.db
      .select({
        id: contents.id,
        title: contents.title,
        category: contents.category,
        state: contentTrash.state,
        deletedAt: contentTrash.deletedAt,
        name: users.name,
        surname: users.surname,
        username: users.username,
      })
      .from(contentTrash)
      .innerJoin(contents, eq(contents.id, contentTrash.contentId))
      .leftJoin(users, eq(users.id, contentTrash.deletedBy))
      .orderBy(desc(contentTrash.deletedAt), desc(contentTrash.contentId))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    op.db.select({ total: count() }).from(contentTrash),
  ]);
  const data = rows.map(
    ({ name, surname, username, deletedAt, ...row }): DeletedContent => ({
      ...row,
      deletedAt: deletedAt.toISOString(),
      deletedBy: authorName(name, surname, username),
      erasedAt: new Date(deletedAt.getTime() + KEPT_DAYS * DAY_MS).toISOString(),
    }),
  );
  const can = { create: canCreateContent(op.actor) };
  return { data, total: counted?.total ?? 0, page, pageSize, can };
}

/** How many contents one run reads at a time. */
const BATCH = 100;

/** Deletes the contents that are in the trash for longer than {@link KEPT_DAYS} days. */
export async function eraseOld(op: Operation, signal: AbortSignal): Promise<void> {
  const end = new Date(op.now.getTime() - KEPT_DAYS * DAY_MS);
  let ids: string[];
  do {
    const rows = await op.db
      .select({ id: contentTrash.contentId })
      .from(contentTrash)
      .where(and(lt(contentTrash.deletedAt, end)))
      .orderBy(asc(contentTrash.deletedAt))
      .limit(BATCH);
    ids = rows.map(({ id }) => id);
    for (const id of ids) {
      if (signal.aborted) return;
      await eraseContent(op, id);
    }
  } while (ids.length === BATCH);
}
