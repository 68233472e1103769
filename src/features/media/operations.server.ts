import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { Refusal } from '../../platform/errors.ts';
import { type Operation, transact } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { canUploadMedia } from './policy.ts';
import { type ResizedImage, resizeImage, UnusableImage } from './resize.server.ts';
import type { Media } from './schema.ts';
import { media } from './tables.server.ts';

const NAME_LIMIT = 200;

/** Keeps an uploaded picture in all its sizes. Throws 422 for what is no usable picture. */
export async function addImage(
  op: Operation,
  store: Store,
  original: Buffer,
  fileName: string,
): Promise<Media> {
  requireThat(op.actor, canUploadMedia);
  const resized = await resizeImage(original).catch((error) => {
    if (!(error instanceof UnusableImage)) throw error;
    throw new Refusal(422, error.fault === 'unreadable' ? 'imageUnreadable' : 'imageTooManyPixels');
  });
  return storeImage(op, store, resized, fileName);
}

/** Stores a picture whose sizes are encoded already. */
export async function storeImage(
  op: Operation,
  store: Store,
  resized: ResizedImage,
  fileName: string,
): Promise<Media> {
  requireThat(op.actor, canUploadMedia);
  const id = randomUUID();
  try {
    await Promise.all(
      resized.files.map((file) => store.write(`media/${id}/${file.name}`, file.bytes)),
    );
    const row = {
      id,
      width: resized.width,
      height: resized.height,
      widths: resized.widths,
      originalName: basename(fileName.toWellFormed())
        .replace(/\p{Cc}/gu, '')
        .slice(0, NAME_LIMIT),
    };
    const bytes = resized.files.reduce((sum, file) => sum + file.bytes.length, 0);
    await transact(op, async (tx) => {
      await tx.insert(media).values({
        ...row,
        bytes,
        createdBy: op.actor.kind === 'staff' ? op.actor.id : null,
        createdAt: op.now,
      });
      const { width, height } = row;
      await recordEvent(tx, op, {
        action: 'media.upload',
        subject: { kind: 'media', id, name: row.originalName },
        after: { width, height, bytes },
      });
    });
    return row;
  } catch (error) {
    await store.removeAll(`media/${id}/`);
    throw error;
  }
}
