import { asc, eq, lt } from 'drizzle-orm';
import { notFound } from '../../platform/errors.ts';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { MENU_PLACES } from '../own-pages/operations.server.ts';
import { isFree, leaveAddress, requireNoLoop, takeAddress } from './addresses.server.ts';
import type { DocumentDetails, Removal } from './contract.ts';
import { lockDocument, lockRow, requireOwn } from './desk.server.ts';
import { dropFile, recordDocument } from './draft.server.ts';
import { canManageDocuments } from './policy.ts';
import { readDocument, readInForce } from './read.server.ts';
import { isDraftOf } from './row.server.ts';
import {
  DOCUMENTS_TAG,
  type DocumentId,
  documentPath,
  documentTag,
  KEPT_DAYS,
  slugAt,
} from './schema.ts';
import { documentAddresses, documentDrafts, documents, documentVersions } from './tables.server.ts';

/**
 * Moves a document to the trash. The addresses that visitors may know lead to the target, or are answered
 * with 410. Throws 401, 403, 404, 409 with the `current` document, 422.
 */
export async function removeDocument(
  op: Operation,
  id: DocumentId,
  { version, target }: Removal,
): Promise<void> {
  requireThat(op.actor, canManageDocuments);
  await transact(op, async (tx) => {
    const before = await lockDocument(tx, op, id, version);
    requireOwn(before);
    const { rowId, path } = before;
    const leadsTo = target || null;
    if (leadsTo) await requireNoLoop(tx, before, leadsTo);
    await op.read(MENU_PLACES).place(tx, op, { url: path, titles: null }, 'none');
    await tx
      .update(documents)
      .set({ deletedAt: op.now, version: version + 1 })
      .where(eq(documents.id, rowId));
    await tx
      .update(documentAddresses)
      .set({ target: leadsTo })
      .where(eq(documentAddresses.documentId, rowId));
    if (leadsTo || (await readInForce(tx, id)))
      await leaveAddress(tx, op, { slug: slugAt(path), documentId: rowId, target: leadsTo });
    tx.invalidate(DOCUMENTS_TAG, documentTag(id));
    await recordDocument(tx, op, 'document.remove', before, {
      before: { 'document-slug': path },
      ...(leadsTo && { after: { 'document-target': leadsTo } }),
    });
  });
}

/**
 * Takes a document out of the trash, with its versions. If its address is used by now, it gets a free one.
 * Throws 401, 403, 404, 409 with the `current` document.
 */
export async function recoverDocument(
  op: Operation,
  id: DocumentId,
  version: number,
): Promise<DocumentDetails> {
  requireThat(op.actor, canManageDocuments);
  return transact(op, async (tx) => {
    const before = await lockDeleted(tx, op, id, version);
    const wanted = slugAt(before.path);
    const isKept = await isFree(tx, wanted, id);
    const slug = isKept ? wanted : `${wanted.slice(0, 70)}-${id.slice(0, 8)}`;
    await tx
      .update(documents)
      .set({ deletedAt: null, slug, version: version + 1, updatedAt: op.now })
      .where(eq(documents.id, before.rowId));
    await takeAddress(tx, slug);
    tx.invalidate(DOCUMENTS_TAG, documentTag(id));
    await recordDocument(tx, op, 'document.recover', before, {
      after: { 'document-slug': documentPath({ fixed: null, slug }) },
    });
    return readDocument(op, tx, id);
  });
}

/** Locks a document in the trash. Throws 404, 409 with the `current` one. */
async function lockDeleted(tx: Transaction, op: Operation, id: DocumentId, version?: number) {
  const row = await lockRow(tx, op, id, version);
  if (!row.deletedAt) throw notFound();
  return row;
}

/**
 * Deletes a document of the trash for ever, with its PDFs; what its addresses answer stays. Throws 401,
 * 403, 404.
 */
export async function eraseDocument(
  op: Operation,
  store: Store,
  kinds: readonly MediaUses[],
  id: DocumentId,
): Promise<void> {
  requireThat(op.actor, canManageDocuments);
  await transact(op, async (tx) => {
    const before = await lockDeleted(tx, op, id);
    const { fileKey, coverId } = documentVersions;
    const versions = await tx
      .delete(documentVersions)
      .where(eq(documentVersions.documentId, before.rowId))
      .returning({ fileKey, coverId });
    const drafts = await tx
      .delete(documentDrafts)
      .where(isDraftOf(id))
      .returning({ fileKey: documentDrafts.fileKey, coverId: documentDrafts.coverId });
    await tx.delete(documents).where(eq(documents.id, before.rowId));
    for (const files of [...versions, ...drafts]) await dropFile(tx, op, store, kinds, files);
    await recordDocument(tx, op, 'document.erase', before);
  });
}

const BATCH = 100;

/** Deletes the documents that are in the trash for longer than {@link KEPT_DAYS} days. */
export async function eraseOldDocuments(
  op: Operation,
  store: Store,
  kinds: readonly MediaUses[],
  signal: AbortSignal,
): Promise<void> {
  const end = new Date(op.now.getTime() - KEPT_DAYS * 24 * 3_600_000);
  let ids: string[];
  do {
    const rows = await op.db
      .select({ id: documents.id })
      .from(documents)
      .where(lt(documents.deletedAt, end))
      .orderBy(asc(documents.deletedAt))
      .limit(BATCH);
    ids = rows.map(({ id }) => id);
    for (const id of ids) {
      if (signal.aborted) return;
      await eraseDocument(op, store, kinds, id);
    }
  } while (ids.length === BATCH);
}
