import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Content, Store } from '../../../platform/storage/store.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { withoutControls } from '../../../platform/typed-text.ts';
import type { ResizedImage } from '../image-process.server.ts';
import { MEDIA_LIMITS } from '../schema.ts';
import { media } from '../tables.server.ts';
import { withoutEnding } from './file-name.ts';

type Row = typeof media.$inferSelect;

/** What is stored of one upload. `files` are the sizes of the picture. */
export interface NewMedia extends ResizedImage {
  /** The name of the uploaded file. */
  name: string;
  /** Its MIME type. */
  type: string;
  sha256?: string;
  alt?: string;
  pages?: number;
  /** Absent for a picture. */
  file?: { name: string; content: Content; bytes: number };
}

/**
 * Stores the files and the row of one upload. `finish` runs in the transaction; if anything fails,
 * nothing is left in the store.
 */
export async function storeMedia<T>(
  op: Operation,
  store: Store,
  made: NewMedia,
  finish: (tx: Transaction, row: Row) => Promise<T>,
): Promise<T> {
  const id = randomUUID();
  const { file } = made;
  const contents: [string, Content][] = made.files.map(({ name, bytes }) => [name, bytes]);
  if (file) contents.push([file.name, file.content]);
  try {
    const writes = await Promise.allSettled(
      contents.map(([name, content]) => store.write(`media/${id}/${name}`, content)),
    );
    // All writes have ended now, so no file can be written after the removal below.
    for (const write of writes) if (write.status === 'rejected') throw write.reason;
    return await transact(op, async (tx) => {
      const [row] = await tx
        .insert(media)
        .values(rowOf(op, id, made))
        .returning();
      if (!row) throw new Error('The upload was not written.');
      return finish(tx, row);
    });
  } catch (error) {
    // An error here must not hide the one that is the reason.
    await store
      .removeAll(`media/${id}/`)
      .catch((err: Error) => op.log({ err, id }, 'files of an upload were not removed'));
    throw error;
  }
}

function rowOf(op: Operation, id: string, made: NewMedia): typeof media.$inferInsert {
  const { width, height, widths, type, file } = made;
  const originalName = withoutControls(basename(made.name.toWellFormed())).slice(
    0,
    MEDIA_LIMITS.name,
  );
  return {
    id,
    kind: file ? 'file' : 'image',
    type,
    fileName: file?.name ?? '',
    name: withoutEnding(originalName).trim() || originalName,
    alt: made.alt ?? '',
    width,
    height,
    widths,
    firstFrameOnly: made.firstFrameOnly ?? false,
    pages: made.pages ?? null,
    originalName,
    bytes: file?.bytes ?? made.files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    sha256: made.sha256 ?? null,
    createdBy: op.actor.kind === 'staff' ? op.actor.id : null,
    createdAt: op.now,
    updatedAt: op.now,
  };
}
