import { eq, sql } from 'drizzle-orm';
import { notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { announceContent } from '../announce.server.ts';
import { canDeleteContent } from '../policy.ts';
import { contentPresence } from '../presence/tables.server.ts';
import { contentPreviewLinks } from '../preview-link/tables.server.ts';
import { tellPublication } from '../publications.server.ts';
import { getRow } from '../read-content.server.ts';
import { recordTrash } from '../recorded.server.ts';
import { toContent, type WholeRow } from '../rows.server.ts';
import { setSchedule } from '../schedule/set-schedule.server.ts';
import { type Content, isPublic, type State } from '../schema.ts';
import { contents } from '../tables.server.ts';
import { tagsOf } from '../tags.ts';
import { lockVersion } from '../write/lock.server.ts';
import { freeSlug, withFreeAddress } from '../write/slugs.server.ts';
import { contentCreations } from '../write/tables.server.ts';
import { isLanguageTaken } from '../write/translations.server.ts';
import { contentTrash } from './tables.server.ts';

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
