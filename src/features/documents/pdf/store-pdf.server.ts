import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import {
  type PdfSource,
  type ResizedImage,
  requirePdf,
  resizeImage,
  storeImage,
} from '../../media/operations.server.ts';
import { media } from '../../media/tables.server.ts';

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
export const removeFile = (op: Operation, store: Store, fileKey: string): Promise<void> =>
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
