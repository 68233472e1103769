import { largestWidth } from '../../schema.ts';
import { answerWith, drawn, type MadeType } from './picture-thread.ts';

/* A thread of the browser that makes pictures smaller, with the browser's own decoders. */

export interface PictureTask {
  file: Blob;
  type: MadeType;
  /** Its sides, before it is turned upright. */
  width: number;
  height: number;
}

answerWith(async (task: PictureTask) => {
  const image = (await decodeSmall(task)) ?? (await createImageBitmap(task.file));
  const [width, height] =
    'displayWidth' in image
      ? [image.displayWidth, image.displayHeight]
      : [image.width, image.height];
  const wanted = largestWidth(width, height);
  const sides = { width: wanted, height: Math.max(1, Math.round((wanted / width) * height)) };
  return drawn(image, sides, task.type);
});

/** A JPEG can be decoded at eighths of its size. */
const EIGHTHS = 8;

/**
 * A JPEG, decoded at the smallest size that is large enough, which takes a fraction of the time and of
 * the memory. Null if the browser cannot do it.
 */
async function decodeSmall({ file, type, width, height }: PictureTask): Promise<VideoFrame | null> {
  if (type !== 'image/jpeg' || !('ImageDecoder' in globalThis)) return null;
  // Upright it may be narrower, and then it needs fewer pixels.
  const scale = Math.max(largestWidth(width, height) / width, largestWidth(height, width) / height);
  const part = Math.ceil(scale * EIGHTHS) / EIGHTHS;
  try {
    const decoder = new ImageDecoder({
      type,
      data: file.stream(),
      desiredWidth: Math.ceil(width * part),
      desiredHeight: Math.ceil(height * part),
    });
    const { image } = await decoder.decode();
    decoder.close();
    return image;
  } catch {
    return null;
  }
}
