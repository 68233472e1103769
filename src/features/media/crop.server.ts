import { Refusal } from '../../platform/errors.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { imageProcess } from './image-process.server.ts';
import { readStored } from './read-stored.server.ts';

/** Large enough for the pictures that other sites show. */
const SOURCE_WIDTH = 1280;

interface CropSource {
  mediaId: string;
  widths: number[];
  focus: { x: number; y: number };
}

/**
 * The part of a picture of the library around its focal point, in this size, as JPEG. Null if the
 * picture does not exist or cannot be read, and while too many pictures are processed.
 */
export type ReadCrop = (
  source: CropSource,
  size: { width: number; height: number },
) => Promise<Buffer | null>;

export const readCropFrom =
  (store: Store): ReadCrop =>
  async ({ mediaId, widths, focus }, size) => {
    const width = widths.find((each) => each >= SOURCE_WIDTH) ?? widths.at(-1);
    const crop = width && (await readStored(store, `media/${mediaId}/${width}.webp`));
    if (!crop) return null;
    const made = await imageProcess.resize({ crop, focus, ...size }).catch((error) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    const [file] = made && typeof made !== 'string' ? made.files : [];
    return file ? Buffer.from(file.bytes) : null;
  };
