import { eq, max } from 'drizzle-orm';
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
import { type DraftRow, lockDraft, recordDocument, removePdf, storePdf } from './draft.server.ts';
import { canManageDocuments } from './policy.ts';
import { getDocument, readInForce } from './read.server.ts';
import { renderedColumns } from './render-document.server.ts';
import type { DocumentKind, NewVersion } from './schema.ts';
import { documentDrafts, documents, documentVersions } from './tables.server.ts';

type Row = typeof documentVersions.$inferInsert;

interface InsertedVersion extends Omit<Row, 'documentId' | 'number' | 'createdAt'> {
  kind: DocumentKind;
  title: string;
  summary: string;
  /** Default: the number after the last one. */
  number?: number | undefined;
}

/** Writes a version, which is in force at once, and returns its number. */
async function insertVersion(
  tx: Transaction,
  op: Operation,
  { kind, title, summary, number, ...version }: InsertedVersion,
): Promise<number> {
  const documentId = await lockDocument(tx, op, { kind, title, summary });
  const wanted = number ?? (await lastNumber(tx, documentId)) + 1;
  await tx.insert(documentVersions).values({
    ...version,
    documentId,
    number: wanted,
    createdAt: op.now,
    createdBy: op.actor.kind === 'staff' ? op.actor.id : null,
  });
  tx.invalidate(`document:${kind}`);
  return wanted;
}

/**
 * Writes the data that all versions share, and locks the row, so that versions are added one after
 * another.
 */
async function lockDocument(
  tx: Queryable,
  op: Operation,
  { kind, ...shared }: Pick<InsertedVersion, 'kind' | 'title' | 'summary'>,
): Promise<string> {
  const set = { ...shared, updatedAt: op.now };
  const [row] = await tx
    .insert(documents)
    .values({ kind, ...set })
    .onConflictDoUpdate({ target: documents.kind, set })
    .returning({ id: documents.id });
  if (!row) throw new Error('The document was not written.');
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
  kind: DocumentKind,
  { version, text }: DraftPublication,
): Promise<DocumentDetails> {
  requireThat(op.actor, canManageDocuments);
  const [seen] = await op.db.select().from(documentDrafts).where(eq(documentDrafts.kind, kind));
  if (!seen) throw notFound();
  // Rendering takes time, so no lock is held meanwhile; a draft that changes is a conflict.
  const rendered = await renderedColumns(seen.body);
  await transact(op, async (tx) => {
    const draft = await lockDraft(tx, kind, version);
    const file = complete(draft, op.now);
    const before = await readInForce(tx, kind);
    if (before?.checksum === file.checksum && before.body === draft.body)
      throw new Refusal(422, 'documentUnchanged');
    const { title, summary, note, body } = draft;
    const number = await insertVersion(tx, op, {
      kind,
      title,
      summary,
      note,
      body,
      ...rendered,
      ...file,
      textOf: textOf(before, body, text),
    });
    await tx.delete(documentDrafts).where(eq(documentDrafts.kind, kind));
    const { checksum, bytes, adoptedOn } = file;
    await recordDocument(tx, op, 'document.publish', draft, {
      ...(before ? { before: { version: before.number, checksum: before.checksum } } : {}),
      after: { version: number, checksum, bytes, 'document-adoptedOn': adoptedOn },
    });
  });
  return getDocument(op, kind);
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
  const { file, firstPage, ...version } = input;
  const pdf = await storePdf(op, store, file, `${input.kind}.png`, firstPage);
  try {
    const rendered = await renderedColumns(input.body);
    const number = await transact(op, (tx) =>
      insertVersion(tx, op, { ...version, ...rendered, ...pdf }),
    );
    return { number };
  } catch (error) {
    await removePdf(op, store, pdf);
    if (violatedConstraint(error) !== 'document_versions_number') throw error;
    throw new Invalid({ number: { rule: 'versionTaken' } });
  }
}
