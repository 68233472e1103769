import { eq } from 'drizzle-orm';
import { conflict, notFound } from '../../../platform/errors.ts';
import type { MediaUses } from '../../../platform/media-uses.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { dropUnusedImage } from '../../media/operations.server.ts';
import { removeFile } from '../pdf/store-pdf.server.ts';
import { canManageDocuments } from '../policy.ts';
import type { DocumentKind } from '../schema.ts';
import { documentDrafts } from '../tables.server.ts';
import { readInForce } from './read.server.ts';
import { readDraft } from './read-drafts.server.ts';
import { recordDocument } from './record.server.ts';
import type { Draft, DraftChange, DraftFields } from './schema.ts';

export type DraftRow = typeof documentDrafts.$inferSelect;

const userOf = ({ actor }: Operation) => (actor.kind === 'staff' ? actor.id : null);
/** What every change of a draft writes. */
export const changedBy = (op: Operation, version: number) => ({
  ...{ updatedAt: op.now, updatedBy: userOf(op), version: version + 1 },
});

/**
 * Begins the next version of a document with the texts of the version in force. If there is a draft, it
 * stays as it is. Throws 401, 403.
 */
export async function beginDraft(
  op: Operation,
  kind: DocumentKind,
): Promise<{ draft: Draft; isNew: boolean }> {
  requireThat(op.actor, canManageDocuments);
  const isNew = await transact(op, async (tx) => {
    const { title = '', summary = '', body = '' } = (await readInForce(tx, kind)) ?? {};
    const by = userOf(op);
    const added = await tx
      .insert(documentDrafts)
      .values({
        ...{ kind, title, summary, body },
        ...{ createdAt: op.now, createdBy: by, updatedAt: op.now, updatedBy: by },
      })
      .onConflictDoNothing()
      .returning({ id: documentDrafts.id });
    if (added.length === 0) return false;
    await recordDocument(tx, op, 'document.draft', { kind, title });
    return true;
  });
  return { draft: await readDraft(op.db, kind), isNew };
}

/** Changes what is written in a draft. Throws 401, 403, 404, 409 with the `current` draft. */
export async function changeDraft(
  op: Operation,
  kind: DocumentKind,
  { version, ...fields }: DraftChange,
): Promise<Draft> {
  requireThat(op.actor, canManageDocuments);
  return transact(op, async (tx) => {
    const before = await lockDraft(tx, kind, version);
    const changed = changedFields(before, fields);
    if (changed.length > 0) {
      await tx
        .update(documentDrafts)
        .set({ ...fields, adoptedOn: fields.adoptedOn || null, ...changedBy(op, version) })
        .where(eq(documentDrafts.kind, kind));
      await recordDocument(
        tx,
        op,
        'document.update',
        { kind, title: fields.title },
        {
          after: { changedFields: changed.map((name) => `document-${name}`).join(', ') },
        },
      );
    }
    return readDraft(tx, kind);
  });
}

/** Deletes a draft with its PDF. Throws 401, 403, 404, 409 with the `current` draft. */
export async function deleteDraft(
  op: Operation,
  store: Store,
  kinds: readonly MediaUses[],
  kind: DocumentKind,
  version: number,
): Promise<void> {
  requireThat(op.actor, canManageDocuments);
  await transact(op, async (tx) => {
    const before = await lockDraft(tx, kind, version);
    await tx.delete(documentDrafts).where(eq(documentDrafts.kind, kind));
    await dropFile(tx, op, store, kinds, before);
    await recordDocument(tx, op, 'document.discard', before);
  });
}

/** Removes the former PDF of a draft, after its row was changed. */
export async function dropFile(
  tx: Transaction,
  op: Operation,
  store: Store,
  kinds: readonly MediaUses[],
  { fileKey, coverId }: DraftRow,
): Promise<void> {
  if (fileKey) tx.afterCommit(() => void removeFile(op, store, fileKey));
  if (coverId) await dropUnusedImage(tx, op, store, kinds, coverId);
}

/** @throws Refusal 404, or 409 with the `current` draft */
export async function lockDraft(
  tx: Transaction,
  kind: DocumentKind,
  version: number,
): Promise<DraftRow> {
  const [row] = await tx
    .select()
    .from(documentDrafts)
    .where(eq(documentDrafts.kind, kind))
    .for('update');
  if (!row) throw notFound();
  if (row.version !== version) throw conflict({ current: await readDraft(tx, kind) });
  return row;
}

const changedFields = (before: DraftRow, after: DraftFields) =>
  (Object.keys(after) as (keyof DraftFields)[]).filter(
    (name) => (before[name] ?? '') !== after[name],
  );
