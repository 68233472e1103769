import { isDeepStrictEqual } from 'node:util';
import { count, eq } from 'drizzle-orm';
import { conflict, Invalid, notFound } from '../../platform/errors.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { MENU_PLACES, type MenuPlace } from '../own-pages/operations.server.ts';
import { isFree, leaveAddress, takeAddress, taken } from './addresses.server.ts';
import type { DocumentChange, DocumentDetails, NewDocument } from './contract.ts';
import { recordDocument } from './draft.server.ts';
import { canManageDocuments } from './policy.ts';
import { readDocument, readInForce } from './read.server.ts';
import { type DocumentRow, isDocument, toDocumentRow } from './row.server.ts';
import {
  DOCUMENT_LIMITS,
  DOCUMENTS_TAG,
  type DocumentId,
  DocumentSlug,
  documentPath,
  documentTag,
  slugAt,
  slugFault,
} from './schema.ts';
import { documents } from './tables.server.ts';

/** Begins a document of the party's own, which visitors see with its first version. Throws 401, 403, 422. */
export async function createDocument(op: Operation, input: NewDocument): Promise<DocumentDetails> {
  requireThat(op.actor, canManageDocuments);
  return transact(op, async (tx) => {
    const { id } = await insertDocument(tx, op, input);
    return readDocument(op, tx, id);
  });
}

/** Throws 422 if the address is taken, or there are too many documents. */
export async function insertDocument(
  tx: Transaction,
  op: Operation,
  { kind, title, slug }: NewDocument,
): Promise<DocumentRow & { rowId: string }> {
  const [counted] = await tx.select({ total: count() }).from(documents);
  if ((counted?.total ?? 0) >= DOCUMENT_LIMITS.documents)
    throw new Invalid({ title: { rule: 'documentsTooMany' } });
  if (!(await isFree(tx, slug, null))) throw taken();
  const [row] = await tx
    .insert(documents)
    .values({ kind, slug, title, updatedAt: op.now })
    .onConflictDoNothing()
    .returning();
  if (!row) throw taken();
  await takeAddress(tx, slug);
  tx.invalidate(DOCUMENTS_TAG);
  const made = toDocumentRow(row);
  await recordDocument(tx, op, 'document.create', made, {
    after: { 'document-title': title, 'document-kind': kind, 'document-slug': made.path },
  });
  return { ...made, rowId: row.id };
}

/** Locks a document that is not in the trash. Throws 404, 409 with the `current` one. */
export async function lockDocument(
  tx: Transaction,
  op: Operation,
  id: DocumentId,
  version?: number,
): Promise<DocumentRow & { rowId: string }> {
  const row = await lockRow(tx, op, id, version);
  if (row.deletedAt) throw notFound();
  return row;
}

/** The same for a document in the trash, or not. */
export async function lockRow(
  tx: Transaction,
  op: Operation,
  id: DocumentId,
  version?: number,
): Promise<DocumentRow & { rowId: string }> {
  const [row] = await tx.select().from(documents).where(isDocument(id)).for('update');
  if (!row) throw notFound();
  if (version !== undefined && row.version !== version)
    throw conflict({ current: await readDocument(op, tx, id) });
  return { ...toDocumentRow(row), rowId: row.id };
}

/** Throws 422: kind and address of these documents are of the specification. */
export function requireOwn({ fixed }: DocumentRow): void {
  if (fixed) throw new Invalid({ slug: { rule: 'documentFixed' } });
}

/**
 * Changes kind, address and translations of a document. A former address that visitors may know leads to
 * it. Throws 401, 403, 404, 409 with the `current` document, 422.
 */
export async function changeDocument(
  op: Operation,
  id: DocumentId,
  { version, kind, slug, translations }: DocumentChange,
): Promise<DocumentDetails> {
  requireThat(op.actor, canManageDocuments);
  return transact(op, async (tx) => {
    const before = await lockDocument(tx, op, id, version);
    const isMoved = slug !== slugAt(before.path);
    if (isMoved || kind !== before.kind) requireOwn(before);
    if (isMoved) await move(tx, op, before, slug);
    await tx
      .update(documents)
      .set({
        ...(before.fixed ? {} : { kind, slug }),
        translations,
        version: version + 1,
        updatedAt: op.now,
      })
      .where(eq(documents.id, before.rowId));
    tx.invalidate(documentTag(id), DOCUMENTS_TAG);
    const languages = LOCALES.filter(
      (locale) =>
        locale !== 'tr' && !isDeepStrictEqual(before.translations[locale], translations[locale]),
    );
    const path = isMoved ? documentPath({ fixed: null, slug }) : before.path;
    await recordDocument(tx, op, 'document.change', before, {
      before: {
        ...(kind !== before.kind && { 'document-kind': before.kind }),
        ...(isMoved && { 'document-slug': before.path }),
      },
      after: {
        ...(kind !== before.kind && { 'document-kind': kind }),
        ...(isMoved && { 'document-slug': path }),
        ...(languages.length > 0 && { changedFields: languages.join(', ') }),
      },
    });
    return readDocument(op, tx, id);
  });
}

/** The document has another address from now on. Throws 422. */
async function move(
  tx: Transaction,
  op: Operation,
  { id, rowId, path }: DocumentRow & { rowId: string },
  slug: string,
): Promise<void> {
  const fault = slugFault(slug);
  if (!DocumentSlug.safeParse(slug).success)
    throw new Invalid({ slug: { rule: fault ?? 'ownPageSlug' } });
  if (!(await isFree(tx, slug, id))) throw taken();
  await takeAddress(tx, slug);
  if (await readInForce(tx, id))
    await leaveAddress(tx, op, { slug: slugAt(path), documentId: rowId, target: null });
  await op.read(MENU_PLACES).move(tx, op, path, documentPath({ fixed: null, slug }));
}

/** Places a document in force in the menu, or takes it out. Throws 401, 403, 404, 422. */
export async function placeDocument(
  op: Operation,
  id: DocumentId,
  place: MenuPlace,
): Promise<DocumentDetails> {
  requireThat(op.actor, canManageDocuments);
  return transact(op, async (tx) => {
    const { path: url, title, translations } = await lockDocument(tx, op, id);
    if (!(await readInForce(tx, id))) throw new Invalid({ place: { rule: 'documentNotInForce' } });
    const { en, de, es } = translations;
    const titles = { tr: title, en: en.title, de: de.title, es: es.title };
    await op.read(MENU_PLACES).place(tx, op, { url, titles }, place);
    return readDocument(op, tx, id);
  });
}
