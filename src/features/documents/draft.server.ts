import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import type { DeclaredEvents } from '../../platform/audit-events.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { withoutControls } from '../../platform/typed-text.ts';
import { recordEvent } from '../audit/operations.server.ts';
import {
  dropUnusedImage,
  type GivenFile,
  type PdfSource,
  type ResizedImage,
  requirePdf,
  resizeImage,
  storeImage,
} from '../media/operations.server.ts';
import { media } from '../media/tables.server.ts';
import type { Draft, DraftChange, DraftFields } from './contract.ts';
import { canManageDocuments } from './policy.ts';
import { readDraft, readInForce } from './read.server.ts';
import { type DocumentRow, idOf, isDraftOf, requireDocumentRow } from './row.server.ts';
import { type DocumentId, documentTag, slugAt } from './schema.ts';
import { documentDrafts, documents, documentVersions } from './tables.server.ts';

/** The first pages of the documents and of their drafts. */
export const documentMedia: MediaUses = {
  kind: 'document',
  label: 'platform:mediaUses.document',
  isMade: true,
  query: sql`select v.cover_id as media_id, d.id, d.title || ' (' || v.number || ')' as name
    from document_versions v join documents d on d.id = v.document_id
    where v.cover_id is not null
    union all select r.cover_id, r.id, r.title
    from document_drafts r where r.cover_id is not null`,
  pathOf: () => null,
  async replace(tx, from, to) {
    await tx
      .update(documentVersions)
      .set({ coverId: to })
      .where(eq(documentVersions.coverId, from));
    await tx.update(documentDrafts).set({ coverId: to }).where(eq(documentDrafts.coverId, from));
  },
  async invalidate(tx, ids) {
    const rows = await tx
      .select({ id: documents.id, fixed: documents.fixed })
      .from(documents)
      .where(inArray(documents.id, [...ids]));
    tx.invalidate(...rows.map((row) => documentTag(idOf(row))));
  },
};

interface Values {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Records an event of a document; without a title the path of its page is its name. */
export const recordDocument = (
  tx: Transaction,
  op: Operation,
  action: DeclaredEvents['documents']['action'],
  { id, title, path }: { id: DocumentId; title: string; path: string },
  values: Values = {},
): Promise<void> =>
  recordEvent(tx, op, {
    action,
    subject: { kind: 'document', id, name: title || path },
    ...values,
  });

export type DraftRow = typeof documentDrafts.$inferSelect;

const userOf = ({ actor }: Operation) => (actor.kind === 'staff' ? actor.id : null);
/** What every change of a draft writes. */
const changedBy = (op: Operation, version: number) => ({
  updatedAt: op.now,
  updatedBy: userOf(op),
  version: version + 1,
});

/**
 * Begins the next version of a document with the texts of the version in force. If there is a draft, it
 * stays as it is. Throws 401, 403, 404.
 */
export async function beginDraft(
  op: Operation,
  id: DocumentId,
): Promise<{ draft: Draft; isNew: boolean }> {
  requireThat(op.actor, canManageDocuments);
  const isNew = await transact(op, async (tx) => {
    const document = await requireDocumentRow(tx, id);
    const { body = '' } = (await readInForce(tx, id)) ?? {};
    const { title, summary } = document;
    const by = userOf(op);
    const added = await tx
      .insert(documentDrafts)
      .values({
        ...(document.fixed ? { fixed: document.fixed } : { documentId: id }),
        title,
        summary,
        body,
        createdAt: op.now,
        createdBy: by,
        updatedAt: op.now,
        updatedBy: by,
      })
      .onConflictDoNothing()
      .returning({ id: documentDrafts.id });
    if (added.length === 0) return false;
    await recordDocument(tx, op, 'document.draft', document);
    return true;
  });
  return { draft: await readDraft(op.db, id), isNew };
}

/** Changes what is written in a draft. Throws 401, 403, 404, 409 with the `current` draft. */
export async function changeDraft(
  op: Operation,
  id: DocumentId,
  { version, ...fields }: DraftChange,
): Promise<Draft> {
  requireThat(op.actor, canManageDocuments);
  return transact(op, async (tx) => {
    const { draft, document } = await lockDraft(tx, id, version);
    const changed = changedFields(draft, fields);
    if (changed.length > 0) {
      await tx
        .update(documentDrafts)
        .set({ ...fields, adoptedOn: fields.adoptedOn || null, ...changedBy(op, version) })
        .where(isDraftOf(id));
      const changedNames = changed.map((name) => `document-${name}`).join(', ');
      const named = { ...document, title: fields.title };
      await recordDocument(tx, op, 'document.update', named, {
        after: { changedFields: changedNames },
      });
    }
    return readDraft(tx, id);
  });
}

/** Deletes a draft with its PDF. Throws 401, 403, 404, 409 with the `current` draft. */
export async function deleteDraft(
  op: Operation,
  store: Store,
  kinds: readonly MediaUses[],
  id: DocumentId,
  version: number,
): Promise<void> {
  requireThat(op.actor, canManageDocuments);
  await transact(op, async (tx) => {
    const { draft, document } = await lockDraft(tx, id, version);
    await tx.delete(documentDrafts).where(isDraftOf(id));
    await dropFile(tx, op, store, kinds, draft);
    await recordDocument(tx, op, 'document.discard', namedBy(draft, document));
  });
}

/** Removes the former PDF of a draft, after its row was changed. */
export async function dropFile(
  tx: Transaction,
  op: Operation,
  store: Store,
  kinds: readonly MediaUses[],
  { fileKey, coverId }: Pick<DraftRow, 'fileKey' | 'coverId'>,
): Promise<void> {
  if (fileKey) tx.afterCommit(() => void removeFile(op, store, fileKey));
  if (coverId) await dropUnusedImage(tx, op, store, kinds, coverId);
}

/** @throws Refusal 404, or 409 with the `current` draft */
export async function lockDraft(
  tx: Transaction,
  id: DocumentId,
  version: number,
): Promise<{ draft: DraftRow; document: DocumentRow }> {
  const [draft] = await tx.select().from(documentDrafts).where(isDraftOf(id)).for('update');
  if (!draft) throw notFound();
  const document = await requireDocumentRow(tx, id);
  if (draft.version !== version) throw conflict({ current: await readDraft(tx, id) });
  return { draft, document };
}

/** For an event: a draft can have another title than the version in force. */
export const namedBy = ({ title }: DraftRow, document: DocumentRow): DocumentRow => ({
  ...document,
  title: title || document.title,
});

const changedFields = (before: DraftRow, after: DraftFields) =>
  (Object.keys(after) as (keyof DraftFields)[]).filter(
    (name) => (before[name] ?? '') !== after[name],
  );

const LONGEST_NAME = 200;

/**
 * Puts a PDF into a draft, in the place of the former one. Throws 401, 403, 404, 409 with the `current`
 * draft, 422 for a file that is no usable PDF, 503 when too many pictures wait.
 */
export async function uploadPdf(
  op: Operation,
  store: Store,
  kinds: readonly MediaUses[],
  id: DocumentId,
  version: number,
  given: GivenFile,
): Promise<Draft> {
  requireThat(op.actor, canManageDocuments);
  // Before the costly part.
  const { document: named } = await transact(op, (tx) => lockDraft(tx, id, version));
  const pdf = await storePdf(op, store, { file: given.path }, `${slugAt(named.path)}.png`);
  try {
    return await transact(op, async (tx) => {
      const { draft, document } = await lockDraft(tx, id, version);
      const name = withoutControls(basename(given.name.toWellFormed())).slice(0, LONGEST_NAME);
      await tx
        .update(documentDrafts)
        .set({ ...pdf, fileName: name.toWellFormed(), ...changedBy(op, version) })
        .where(isDraftOf(id));
      await dropFile(tx, op, store, kinds, draft);
      const { bytes, checksum } = pdf;
      await recordDocument(tx, op, 'document.upload', namedBy(draft, document), {
        after: { bytes, checksum },
      });
      return readDraft(tx, id);
    });
  } catch (error) {
    await removePdf(op, store, pdf);
    throw error;
  }
}

/** A PDF in the store; no row refers to it yet. */
export interface StoredPdf {
  /** The name of the PDF in the store. */
  fileKey: string;
  /** SHA-256, in hexadecimal. */
  checksum: string;
  bytes: number;
  pages: number;
  /** The first page as a picture of the library. */
  coverId: string;
}

/**
 * Stores a PDF, and its first page as a picture, encoded here unless it is given. After an error nothing
 * is left. Throws 422 for a PDF that is encrypted, broken, empty or too large, 503 when too many pictures
 * wait.
 * @param name the name of the picture
 */
export async function storePdf(
  op: Operation,
  store: Store,
  pdf: PdfSource,
  name: string,
  firstPage?: ResizedImage,
): Promise<StoredPdf> {
  const { pages, cover } = await requirePdf(pdf);
  const resized = firstPage ?? (await resizeImage(op, cover));
  const fileKey = `documents/${randomUUID()}/document.pdf`;
  try {
    await store.write(fileKey, pdf);
    const measured = await measure(pdf);
    const picture = await storeImage(op, store, resized, name);
    return { fileKey, ...measured, pages, coverId: picture.id };
  } catch (error) {
    await removeFile(op, store, fileKey);
    throw error;
  }
}

/** Removes a stored PDF whose row could not be written. It never throws: the caller has an error. */
export async function removePdf(op: Operation, store: Store, pdf: StoredPdf): Promise<void> {
  await removeFile(op, store, pdf.fileKey);
  try {
    await op.db.delete(media).where(eq(media.id, pdf.coverId));
    await store.removeAll(`media/${pdf.coverId}/`);
  } catch (err) {
    op.log({ err, id: pdf.coverId }, 'the first page of a document was not removed');
  }
}

/** Removes the file of a draft. What remains after an error has no address. */
const removeFile = (op: Operation, store: Store, fileKey: string): Promise<void> =>
  store
    .removeAll(`${fileKey.slice(0, fileKey.lastIndexOf('/'))}/`)
    .catch((err: Error) => op.log({ err, fileKey }, 'the file of a document was not removed'));

async function measure(pdf: PdfSource): Promise<{ checksum: string; bytes: number }> {
  const hash = createHash('sha256');
  if (pdf instanceof Uint8Array)
    return { checksum: hash.update(pdf).digest('hex'), bytes: pdf.length };
  await pipeline(createReadStream(pdf.file), hash);
  return { checksum: hash.digest('hex'), bytes: (await stat(pdf.file)).size };
}
