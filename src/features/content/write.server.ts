import { eq } from 'drizzle-orm';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { announceContent } from './announce.server.ts';
import { canCreateContent, canEditContent } from './policy.ts';
import { editedRow, getHead, getRow } from './read-content.server.ts';
import { recordRestored } from './recorded.server.ts';
import type { RevisionKind } from './revisions/schema.ts';
import { fieldsOfRevision, writeRevision } from './revisions/write-revision.server.ts';
import { toContent } from './rows.server.ts';
import {
  type Content,
  type ContentChange,
  isPublic,
  type NewContent,
  type PendingChange,
  type State,
  type WrittenContent,
} from './schema.ts';
import { contents, formerSlugs } from './tables.server.ts';
import { checkReady } from './write/check-ready.ts';
import { renderedColumns, writtenOf } from './write/columns.server.ts';
import { claimCreation, nameCreated } from './write/creations.server.ts';
import { withContentFaults } from './write/faults.server.ts';
import { actorId, lockVersion } from './write/lock.server.ts';
import { writePending } from './write/pending.server.ts';
import { noteMedia, withoutMissingMedia } from './write/relations.server.ts';
import { finishRow, storedFields, writeRow } from './write/row.server.ts';
import { rowOf } from './write/row-columns.server.ts';
import { addressFor, withFreeAddress } from './write/slugs.server.ts';

/**
 * Creates a content. A call that is repeated with the same `key` returns the content that the first
 * call created. Throws 401, 403, 422 with the name of the field, or 409 with the `current` content
 * if the repeated call has different input.
 */
export async function createContent(
  op: Operation,
  { state, ...fields }: NewContent,
  key?: string,
  { isImport = false } = {},
): Promise<Content> {
  requireThat(op.actor, canCreateContent);
  const rendered = await renderedColumns(op.db, fields.body);
  checkReady(fields, state, op.now, isImport ? null : rendered.picturesWithoutAlt);
  return save(op, fields, async (tx, isCrowded) => {
    const creation = await claimCreation(tx, op, key, { ...fields, state });
    if (creation?.contentId) {
      const current = toContent(await getRow(tx, op, creation.contentId), op.actor);
      if (creation.isSameInput) return current;
      throw conflict({ current });
    }
    const slug = await addressFor(tx, null, fields, isCrowded);
    // New content may use an address that another content used formerly.
    await tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug));
    const columns = { ...(await rowOf(tx, op, null, fields, state)), ...rendered, slug };
    const [row] = await tx
      .insert(contents)
      .values({ ...columns, createdAt: op.now, createdBy: actorId(op) })
      .returning({ id: contents.id })
      .prepare('content-insert')
      .execute();
    if (!row) throw new Error('The content was not written.');
    if (creation) await nameCreated(tx, creation.id, row.id);
    const rowRevision = await writeRevision(tx, op, {
      ...{ contentId: row.id, number: 1, kind: kindOf(state), kept: [] },
      fields: storedFields(fields, columns),
    });
    await tx.update(contents).set({ rowRevision }).where(eq(contents.id, row.id));
    const after = await finishRow(tx, op, row.id, null, fields);
    const created = { ...columns, attachments: fields.attachments };
    await announceContent(tx, op, row.id, null, created);
    return toContent(after, op.actor);
  });
}

/** One transaction, whose constraints are refusals of fields and whose made address is free. */
const save = (
  op: Operation,
  fields: Pick<WrittenContent, 'slug'>,
  work: (tx: Transaction, isCrowded: boolean) => Promise<Content>,
): Promise<Content> =>
  withContentFaults(() =>
    withFreeAddress(fields, (isCrowded) => transact(op, (tx) => work(tx, isCrowded))),
  );

const kindOf = (state: State): RevisionKind => (isPublic(state) ? 'publish' : 'save');

/**
 * Saves a content and puts it into a state, if `version` is still the current one. Throws 404, 422,
 * or 409 with the `current` content if another user has saved in the meantime.
 */
export async function saveContent(
  op: Operation,
  id: string,
  { version, state, ...fields }: ContentChange,
  { isImport = false } = {},
): Promise<Content> {
  requireThat(op.actor, canEditContent);
  const rendered = await renderedColumns(op.db, fields.body);
  checkReady(fields, state, op.now, isImport ? null : rendered.picturesWithoutAlt);
  return save(op, fields, async (tx, isCrowded) => {
    const before = await lockVersion(tx, op, id, version);
    return toContent(
      await writeRow(tx, op, before, { fields, rendered, state, kind: kindOf(state), isCrowded }),
      op.actor,
    );
  });
}

/**
 * Saves the fields without changing what the public sees: a content that is public or scheduled gets
 * pending changes. Returns the content with its newest text. Throws as {@link saveContent}.
 */
export async function savePending(
  op: Operation,
  id: string,
  { version, auto, ...fields }: PendingChange,
  kind: RevisionKind = auto ? 'autosave' : 'save',
): Promise<Content> {
  requireThat(op.actor, canEditContent);
  // The state changes with the version, or by the schedule, which no draft has.
  const { state } = await getHead(op.db, id);
  const isInRow = state === 'draft' || state === 'inReview';
  const rendered = isInRow ? await renderedColumns(op.db, fields.body) : null;
  return save(op, fields, async (tx, isCrowded) => {
    const before = await lockVersion(tx, op, id, version);
    if (isInRow) {
      const after = await writeRow(tx, op, before, { fields, rendered, state, kind, isCrowded });
      if (kind === 'restore') await recordRestored(tx, op, after);
      return toContent(after, op.actor);
    }
    await writePending(tx, op, before, fields, kind);
    if (kind === 'restore') await recordRestored(tx, op, before);
    return toContent(await editedRow(tx, await getRow(tx, op, id)), op.actor);
  });
}

/** Removes the pending changes; their revision stays. Throws 404, 409 as {@link saveContent}. */
export async function discardPending(op: Operation, id: string, version: number): Promise<Content> {
  requireThat(op.actor, canEditContent);
  return transact(op, async (tx) => {
    const before = await lockVersion(tx, op, id, version);
    await tx
      .update(contents)
      .set({
        pendingRevision: null,
        version: version + 1,
        updatedAt: op.now,
        updatedBy: actorId(op),
      })
      .where(eq(contents.id, id));
    await noteMedia(tx, id, writtenOf(before, before.attachments));
    return toContent(await getRow(tx, op, id), op.actor);
  });
}

/**
 * Makes the text of a revision the newest text: of a public or scheduled content as pending changes.
 * Address and dates stay as they are; pictures and files that were deleted since are left out. Throws 404, 409 as {@link saveContent}.
 */
export async function restoreRevision(
  op: Operation,
  id: string,
  revisionId: string,
  version: number,
): Promise<Content> {
  requireThat(op.actor, canEditContent);
  const { slug, publishedAt, unpublishAt } = await getRow(op.db, op, id);
  const fields = await fieldsOfRevision(op.db, id, revisionId);
  if (!fields) throw notFound();
  const { translationOf: _link, ...text } = await withoutMissingMedia(op.db, fields);
  const dates = {
    publishedAt: publishedAt?.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
  };
  return savePending(op, id, { ...text, slug, ...dates, version, auto: false }, 'restore');
}
