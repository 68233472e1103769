import { eq, sql } from 'drizzle-orm';
import type { Operation } from '../../platform/operation.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import type { GivenFiles } from '../../platform/transferred.server.ts';
import { insertDocument } from './desk.server.ts';
import { recordDocument, removePdf, type StoredPdf, storePdf } from './draft.server.ts';
import { insertVersion } from './publish.server.ts';
import { renderedColumns } from './render-document.server.ts';
import { withoutRow } from './row.server.ts';
import { DOCUMENTS_TAG, type DocumentId, documentPath, slugAt } from './schema.ts';
import { documentDrafts, documents } from './tables.server.ts';
import type { DocumentRecord, DraftRecord, VersionRecord } from './transfer.server.ts';

type Shared = DocumentRecord['document'];

/**
 * Adds a version of an export, in force as the last one. Throws 401, 403, 404 without its PDF, 422 for a PDF
 * that cannot be read, 503.
 */
export async function takeVersion(
  op: Operation,
  files: GivenFiles,
  document: Shared,
  { file, publishedAt, ...version }: VersionRecord,
): Promise<void> {
  const rendered = await renderedColumns(version.body);
  await withPdf(op, files, document, file, (pdf) =>
    transact(op, async (tx) => {
      const id = await documentIn(tx, op, document);
      const { title, summary, translations } = document;
      const createdAt = new Date(Math.min(Date.parse(publishedAt), op.now.getTime()));
      await insertVersion(tx, op, {
        id,
        title,
        summary,
        ...version,
        ...rendered,
        ...pdf,
        createdAt,
      });
      if (document.fixed)
        await tx
          .update(documents)
          .set({ translations, version: sql`${documents.version} + 1` })
          .where(eq(documents.fixed, document.fixed));
      const { checksum, bytes } = pdf;
      await recordDocument(tx, op, 'document.publish', named(document, id), {
        after: {
          version: version.number,
          checksum,
          bytes,
          'document-adoptedOn': version.adoptedOn,
        },
      });
    }),
  );
}

/** Adds the draft of an export. Throws as {@link takeVersion}. */
export async function takeDraft(
  op: Operation,
  files: GivenFiles,
  document: Shared,
  { file, adoptedOn, ...fields }: DraftRecord,
): Promise<void> {
  const insert = (pdf: StoredPdf | null) =>
    transact(op, async (tx) => {
      const id = await documentIn(tx, op, document);
      const by = op.actor.kind === 'staff' ? op.actor.id : null;
      await tx.insert(documentDrafts).values({
        ...(document.fixed ? { fixed: document.fixed } : { documentId: id }),
        ...fields,
        adoptedOn: adoptedOn || null,
        ...(pdf && { ...pdf, fileName: file?.name ?? '' }),
        createdAt: op.now,
        createdBy: by,
        updatedAt: op.now,
        updatedBy: by,
      });
      await recordDocument(tx, op, 'document.draft', named(document, id));
    });
  if (file) await withPdf(op, files, document, file.path, insert);
  else await insert(null);
}

const named = (document: Shared, id: DocumentId) => ({
  id,
  title: document.title,
  path: documentPath(document),
});

/** The document of this address; one of the party's own is made if there is none. */
async function documentIn(
  tx: Transaction,
  op: Operation,
  { fixed, kind, slug, title, translations }: Shared,
): Promise<DocumentId> {
  if (fixed) return withoutRow(fixed).id;
  const path = documentPath({ fixed, slug });
  const [present] = await tx
    .select({ id: documents.id })
    .from(documents)
    .where(sql`${documents.slug} = ${slugAt(path)} and ${documents.deletedAt} is null`);
  if (present) return present.id;
  const made = await insertDocument(tx, op, { kind, slug: slugAt(path), title: title || path });
  await tx.update(documents).set({ translations }).where(eq(documents.id, made.rowId));
  tx.invalidate(DOCUMENTS_TAG);
  return made.id;
}

/** Stores a PDF of the ZIP; after an error nothing of it is left. */
async function withPdf(
  op: Operation,
  files: GivenFiles,
  document: Shared,
  place: string,
  insert: (pdf: StoredPdf) => Promise<void>,
): Promise<void> {
  const picture = `${slugAt(documentPath(document))}.png`;
  const pdf = await files.use(place, (file) => storePdf(op, files.store, { file }, picture));
  try {
    await insert(pdf);
  } catch (error) {
    await removePdf(op, files.store, pdf);
    throw error;
  }
}
