import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { type FieldFault, Invalid } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { withoutControls } from '../../platform/typed-text.ts';
import { recordEvent } from '../audit/operations.server.ts';
import {
  type ImageFault,
  type ImageSource,
  imageProcess,
  type ResizedImage,
} from './image-process.server.ts';
import { canUploadMedia } from './policy.ts';
import { MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE, type Media } from './schema.ts';
import { media } from './tables.server.ts';

export type { ResizedImage };

const NAME_LIMIT = 200;

const FAULTS: Record<ImageFault, FieldFault> = {
  unreadable: { rule: 'imageUnreadable' },
  tooManyPixels: {
    rule: 'imageTooManyPixels',
    values: { side: MAX_IMAGE_SIDE, megapixels: MAX_IMAGE_PIXELS / 1e6 },
  },
  tooSlow: { rule: 'imageNotProcessed' },
  failed: { rule: 'imageNotProcessed' },
};

/**
 * Stores a picture in all its sizes. Throws 422 if it is not a usable picture, 503 if too many
 * other pictures are being processed.
 */
export async function addImage(
  op: Operation,
  store: Store,
  source: ImageSource,
  fileName: string,
): Promise<Media> {
  requireThat(op.actor, canUploadMedia);
  return storeImage(op, store, await resizeImage(op, source), fileName);
}

/** @throws Invalid, Refusal as {@link addImage} */
export async function resizeImage(op: Operation, source: ImageSource): Promise<ResizedImage> {
  const answer = await imageProcess.resize(source);
  if (typeof answer !== 'string') return answer;
  op.log({ fault: answer }, 'picture refused');
  throw new Invalid({ file: FAULTS[answer] });
}

/**
 * Stores a picture whose sizes are already encoded. Pictures stored by the system are not written
 * into the audit log: the demo's hundred pictures would fill its first pages.
 */
export async function storeImage(
  op: Operation,
  store: Store,
  resized: ResizedImage,
  fileName: string,
): Promise<Media> {
  requireThat(op.actor, canUploadMedia);
  const id = randomUUID();
  try {
    const writes = await Promise.allSettled(
      resized.files.map((file) => store.write(`media/${id}/${file.name}`, file.bytes)),
    );
    // All writes have ended now, so no file can be written after the removal below.
    for (const write of writes) if (write.status === 'rejected') throw write.reason;
    const row = {
      id,
      width: resized.width,
      height: resized.height,
      widths: resized.widths,
      originalName: withoutControls(basename(fileName.toWellFormed())).slice(0, NAME_LIMIT),
    };
    const bytes = resized.files.reduce((sum, file) => sum + file.bytes.length, 0);
    await transact(op, async (tx) => {
      await tx.insert(media).values({
        ...row,
        bytes,
        createdBy: op.actor.kind === 'staff' ? op.actor.id : null,
        createdAt: op.now,
      });
      // The system stores only the pictures of the demo; no user uploaded them.
      if (op.actor.kind === 'system') return;
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
