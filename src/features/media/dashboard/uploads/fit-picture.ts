import { say } from '../../../../dashboard/kit/language/language.ts';
import { ShownError } from '../../../../dashboard/kit/session/api-error.ts';
import {
  IMAGE_TYPES,
  MAX_AVIF_PIXELS,
  MAX_IMAGE_BYTES,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
} from '../../schema.ts';

/** The largest photograph that is taken, in bytes: it is made smaller before it is sent. */
export const MAX_PHOTO_BYTES = 100 * 2 ** 20;

/** What telephones store. Some browsers open it; the server does not. */
const HEIC_TYPES = ['image/heic', 'image/heif'];
/** Some systems give files with these endings no type. */
const HEIC_ENDING = /\.hei[cf]$/i;

/** What fields for pictures accept. */
export const PICTURE_TYPES: readonly string[] = [...IMAGE_TYPES, ...HEIC_TYPES];

const isHeic = ({ type, name }: File) =>
  HEIC_TYPES.includes(type) || (type === '' && HEIC_ENDING.test(name));

/** Whether a file is a picture that can be uploaded as it is, or after it was made smaller. */
export const isPicture = (file: File): boolean => PICTURE_TYPES.includes(file.type) || isHeic(file);

/** Far more than the largest stored size, and less than the server accepts. */
const PIXELS = 12_000_000;

/**
 * A picture that the server accepts: the same file, or a smaller copy of a photograph with too many
 * pixels or bytes and of a HEIC file, upright and without metadata. Anything else is returned as it is;
 * the server says what is wrong with it.
 * @throws ShownError for a HEIC file that this browser cannot open
 */
export async function fitPicture(file: File): Promise<File> {
  if (!isPicture(file)) return file;
  try {
    const { width, height } = await sidesOf(file);
    const most = file.type === 'image/avif' ? MAX_AVIF_PIXELS : MAX_IMAGE_PIXELS;
    const fits =
      file.size <= MAX_IMAGE_BYTES &&
      width * height <= most &&
      Math.max(width, height) <= MAX_IMAGE_SIDE;
    if (fits && !isHeic(file)) return file;
    return await smaller(
      file,
      Math.min(1, Math.sqrt(PIXELS / (width * height)), MAX_IMAGE_SIDE / Math.max(width, height)),
      width,
    );
  } catch {
    if (isHeic(file)) throw new ShownError(say('media:upload.heic'));
    return file;
  }
}

/** Read from the head of the file; its pixels are not decoded yet. */
async function sidesOf(file: File): Promise<{ width: number; height: number }> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function smaller(file: File, scale: number, width: number): Promise<File> {
  const pixels = await createImageBitmap(file, {
    resizeWidth: Math.max(1, Math.round(width * scale)),
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  canvas.getContext('2d')?.drawImage(pixels, 0, 0);
  pixels.close();
  // JPEG has no transparency; what was JPEG or HEIC had none.
  const type = file.type === 'image/jpeg' || isHeic(file) ? 'image/jpeg' : 'image/webp';
  const made = await canvas.convertToBlob({ type, quality: 0.92 });
  const name = file.name.replace(/\.[^.]+$/, '');
  return new File([made], `${name}.${made.type.replace('image/', '').replace('jpeg', 'jpg')}`, {
    type: made.type,
  });
}
