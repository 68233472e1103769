import { createHash, randomUUID } from 'node:crypto';
import { eq, max } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { violatedConstraint } from '../../platform/database/faults.server.ts';
import { Invalid } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import {
  type ResizedImage,
  requirePdf,
  resizeImage,
  storeImage,
} from '../media/operations.server.ts';
import type { Media } from '../media/schema.ts';
import { media } from '../media/tables.server.ts';
import { canManageDocuments } from './policy.ts';
import { renderedColumns } from './rendered-columns.server.ts';
import type { NewVersion } from './schema.ts';
import { documents, documentVersions } from './tables.server.ts';

/**
 * Stores a version of a document: the PDF, its first page as a picture (encoded here, unless the input
 * contains it), and the text with its articles. Versions never change; the one with the highest number
 * is in force. Throws 401, 403, or 422 that names the field: a PDF that is encrypted,
 * broken, empty or too large, or a number that exists.
 */
export async function addDocumentVersion(
  op: Operation,
  store: Store,
  input: NewVersion & { file: Buffer; firstPage?: ResizedImage | undefined },
): Promise<{ id: string; number: number }> {
  requireThat(op.actor, canManageDocuments);
  const { file } = input;
  const { pages, cover } = await requirePdf(file);
  const id = randomUUID();
  const fileKey = `documents/${id}/document.pdf`;
  let picture: Media | undefined;
  try {
    const firstPage = input.firstPage ?? (await resizeImage(op, cover));
    picture = await storeImage(op, store, firstPage, `${input.kind}.png`);
    await store.write(fileKey, file);
    const version = {
      id,
      adoptedOn: input.adoptedOn,
      note: input.note,
      ...{ body: input.body, ...(await renderedColumns(input.body)) },
      fileKey,
      checksum: createHash('sha256').update(file).digest('hex'),
      bytes: file.length,
      pages,
      coverId: picture.id,
      createdAt: op.now,
      createdBy: op.actor.kind === 'staff' ? op.actor.id : null,
    };
    const number = await transact(op, async (tx) => {
      const documentId = await lockDocument(tx, op, input);
      const wanted = input.number ?? (await nextNumber(tx, documentId));
      await tx.insert(documentVersions).values({ ...version, documentId, number: wanted });
      tx.invalidate(`document:${input.kind}`);
      return wanted;
    });
    return { id, number };
  } catch (error) {
    await store.removeAll(`documents/${id}/`);
    if (picture) {
      await op.db.delete(media).where(eq(media.id, picture.id));
      await store.removeAll(`media/${picture.id}/`);
    }
    if (violatedConstraint(error) !== 'document_versions_number') throw error;
    throw new Invalid({ number: { rule: 'versionTaken' } });
  }
}

/**
 * Writes the data that all versions share, and locks the row, so that versions are added one after
 * another.
 */
async function lockDocument(tx: Queryable, op: Operation, input: NewVersion): Promise<string> {
  const { kind, title, summary } = input;
  const shared = { title, summary, updatedAt: op.now };
  const [row] = await tx
    .insert(documents)
    .values({ kind, ...shared })
    .onConflictDoUpdate({ target: documents.kind, set: shared })
    .returning({ id: documents.id });
  if (!row) throw new Error('The document was not written.');
  return row.id;
}

async function nextNumber(tx: Queryable, documentId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(documentVersions.number) })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId));
  return (row?.last ?? 0) + 1;
}
