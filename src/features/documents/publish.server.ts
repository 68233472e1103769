import { and, eq, isNull, max } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { violatedConstraint } from '../../platform/database/faults.server.ts';
import { type FieldFault, Invalid, notFound, Refusal } from '../../platform/errors.ts';
import { dayInIstanbul } from '../../platform/istanbul.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import type { ResizedImage } from '../media/operations.server.ts';
import type { DocumentDetails, DraftPublication } from './contract.ts';
import {
  type DraftRow,
  lockDraft,
  namedBy,
  recordDocument,
  removePdf,
  storePdf,
} from './draft.server.ts';
import { canManageDocuments } from './policy.ts';
import { getDocument, readInForce } from './read.server.ts';
import { renderedColumns } from './render-document.server.ts';
import { isDocument, isDraftOf } from './row.server.ts';
import { DOCUMENTS_TAG, type DocumentId, documentTag, isFixed, type NewVersion } from './schema.ts';
import { documentDrafts, documents, documentVersions } from './tables.server.ts';

type Row = typeof documentVersions.$inferInsert;

interface InsertedVersion extends Omit<Row, 'documentId' | 'number' | 'createdAt'> {
  /** Default: now. */
  createdAt?: Date;
  /** Of a document that exists, or that is fixed. */
  id: DocumentId;
  title: string;
  summary: string;
  /** Default: the number after the last one. */
  number?: number | undefined;
}

/** Writes a version, which is in force at once, and returns its number. Throws 404. */
export async function insertVersion(
  tx: Transaction,
  op: Operation,
  { id, title, summary, number, ...version }: InsertedVersion,
): Promise<number> {
  const documentId = await lockDocument(tx, op, id, { title, summary });
  const wanted = number ?? (await lastNumber(tx, documentId)) + 1;
  await tx.insert(documentVersions).values({
    createdAt: op.now,
    ...version,
    documentId,
    number: wanted,
    createdBy: op.actor.kind === 'staff' ? op.actor.id : null,
  });
  tx.invalidate(documentTag(id), DOCUMENTS_TAG);
  return wanted;
}

/**
 * Writes the data that all versions share, and locks the row, so that versions are added one after
 * another. Throws 404.
 */
async function lockDocument(
  tx: Queryable,
  op: Operation,
  id: DocumentId,
  shared: { title: string; summary: string },
): Promise<string> {
  const set = { ...shared, updatedAt: op.now };
  const [row] = await (isFixed(id)
    ? tx
        .insert(documents)
        .values({ fixed: id, ...set })
        .onConflictDoUpdate({ target: documents.fixed, set })
        .returning({ id: documents.id })
    : tx
        .update(documents)
        .set(set)
        .where(and(isDocument(id), isNull(documents.deletedAt)))
        .returning({ id: documents.id }));
  if (!row) throw notFound();
  return row.id;
}

async function lastNumber(tx: Queryable, documentId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(documentVersions.number) })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId));
  return row?.last ?? 0;
}

/**
 * Publishes a draft as the next version, which is in force at once and never changes. Throws 401, 403,
 * 404, 409 with the `current` draft, 422 that names each field which is missing, or `text` if a new PDF
 * has the text in force and nobody says what that means, or 422 `documentUnchanged`.
 */
export async function publishDraft(
  op: Operation,
  id: DocumentId,
  { version, text }: DraftPublication,
): Promise<DocumentDetails> {
  requireThat(op.actor, canManageDocuments);
  const [seen] = await op.db.select().from(documentDrafts).where(isDraftOf(id));
  if (!seen) throw notFound();
  // Rendering takes time, so no lock is held meanwhile; a draft that changes is a conflict.
  const rendered = await renderedColumns(seen.body);
  await transact(op, async (tx) => {
    const { draft, document } = await lockDraft(tx, id, version);
    const file = complete(draft, op.now);
    const before = await readInForce(tx, id);
    if (before?.checksum === file.checksum && before.body === draft.body)
      throw new Refusal(422, 'documentUnchanged');
    const { title, summary, note, body } = draft;
    const number = await insertVersion(tx, op, {
      id,
      title,
      summary,
      note,
      body,
      ...rendered,
      ...file,
      textOf: textOf(before, body, text),
    });
    await tx.delete(documentDrafts).where(isDraftOf(id));
    const { checksum, bytes, adoptedOn } = file;
    await recordDocument(tx, op, 'document.publish', namedBy(draft, document), {
      ...(before ? { before: { version: before.number, checksum: before.checksum } } : {}),
      after: { version: number, checksum, bytes, 'document-adoptedOn': adoptedOn },
    });
  });
  return getDocument(op, id);
}

/** The columns of a file and the day. Throws 422 for each field that is missing. */
function complete(draft: DraftRow, now: Date) {
  const { title, adoptedOn, fileKey, checksum, bytes, pages, coverId } = draft;
  const faults: Record<string, FieldFault> = {};
  if (!title) faults.title = { rule: 'required' };
  if (!adoptedOn) faults.adoptedOn = { rule: 'required' };
  else if (adoptedOn > dayInIstanbul(now)) faults.adoptedOn = { rule: 'adoptedLater' };
  if (!fileKey) faults.file = { rule: 'required' };
  if (Object.keys(faults).length > 0 || !adoptedOn || !fileKey || !checksum || !bytes || !pages)
    throw new Invalid(faults);
  return { adoptedOn, fileKey, checksum, bytes, pages, coverId };
}

/**
 * The number of the version whose text a new version shows for now; null if the text is its own. Throws
 * 422 for `text` if a new PDF has the text in force and `text` does not say what that means.
 */
function textOf(
  before: { number: number; body: string; textOf: number | null } | null,
  body: string,
  text: DraftPublication['text'],
): number | null {
  if (!before || !body.trim() || before.body !== body || text === 'same') return null;
  if (!text) throw new Invalid({ text: { rule: 'documentTextOlder' } });
  return before.textOf ?? before.number;
}

/**
 * Stores a version of a document at once: the PDF, its first page as a picture (encoded here, unless the
 * input contains it), and the text with its articles. Versions never change; the one with the highest
 * number is in force. Throws 401, 403, or 422 that names the field: a PDF that is encrypted,
 * broken, empty or too large, or a number that exists. The desk prepares a version as a draft instead.
 */
export async function addDocumentVersion(
  op: Operation,
  store: Store,
  input: NewVersion & { file: Buffer; firstPage?: ResizedImage | undefined },
): Promise<{ number: number }> {
  requireThat(op.actor, canManageDocuments);
  const { file, firstPage, document, ...version } = input;
  const name = typeof document === 'string' ? document : document.slug;
  const pdf = await storePdf(op, store, file, `${name}.png`, firstPage);
  try {
    const rendered = await renderedColumns(input.body);
    const number = await transact(op, async (tx) => {
      const id = typeof document === 'string' ? document : await makeDocument(tx, op, input);
      return insertVersion(tx, op, { id, ...version, ...rendered, ...pdf });
    });
    return { number };
  } catch (error) {
    await removePdf(op, store, pdf);
    if (violatedConstraint(error) !== 'document_versions_number') throw error;
    throw new Invalid({ number: { rule: 'versionTaken' } });
  }
}

/** The document at an address; it is made if there is none. */
async function makeDocument(
  tx: Transaction,
  op: Operation,
  { document, title, summary }: NewVersion,
): Promise<DocumentId> {
  if (typeof document === 'string') return document;
  const { slug } = document;
  const [present] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.slug, slug), isNull(documents.deletedAt)));
  if (present) return present.id;
  const [made] = await tx
    .insert(documents)
    .values({ ...document, title, summary, updatedAt: op.now })
    .returning({ id: documents.id });
  if (!made) throw new Error('The document was not written.');
  return made.id;
}
