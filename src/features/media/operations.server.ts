import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { PictureSizes } from '../../platform/markup/markdown.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import type { ResizedImage } from './image-process.server.ts';
import { toMedia } from './library.server.ts';
import { canUploadMedia } from './policy.ts';
import type { Media } from './schema.ts';
import { formerMedia, media } from './tables.server.ts';
import { storeMedia } from './upload/store.server.ts';

export { resizeImage } from './image-process.server.ts';
export { dropUnusedImage } from './library.server.ts';
export {
  findPrintFile,
  printHeaders,
  printTag,
  type ReadCrop,
  readCropFrom,
  readLogoFile,
} from './made-files.server.ts';
export type { PdfSource } from './pdf/pdf-process.server.ts';
export { requirePdf } from './pdf/pdf-process.server.ts';
export {
  type Added,
  addUpload,
  type GivenFile,
  type MediaWords,
  takeBackUpload,
  uploadReceiver,
} from './upload/store.server.ts';
export type { ResizedImage };

/**
 * Stores a picture that the product made itself, whose sizes are already encoded. It is not written
 * into the audit log: the demo's hundred pictures would fill its first pages.
 */
export async function storeImage(
  op: Operation,
  store: Store,
  resized: ResizedImage,
  name: string,
  alt = '',
): Promise<Media> {
  requireThat(op.actor, canUploadMedia);
  const made = { ...resized, name, type: 'image/png', words: { alt } };
  return storeMedia(op, store, made, async (_tx, row) => toMedia(row));
}

/** By their former ids: the ids of what has replaced some of these pictures and files. */
export async function findPresentMedia(
  db: Pick<Queryable, 'select'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(formerMedia)
    .where(inArray(formerMedia.id, [...ids]));
  return new Map(rows.map(({ id, mediaId }) => [id, mediaId]));
}

/** The stored sizes of these pictures, by id; unknown ids are left out. */
export async function readPictureSizes(
  db: Pick<Queryable, 'select'>,
  ids: string[],
): Promise<Map<string, PictureSizes>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: media.id, width: media.width, height: media.height, widths: media.widths })
    .from(media)
    .where(inArray(media.id, ids));
  return new Map(rows.map(({ id, ...sizes }) => [id, sizes]));
}
