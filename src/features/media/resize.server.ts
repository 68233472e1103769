import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { ImageFault, ImageSource, ResizedImage } from './image-process.server.ts';
import { ENCODING, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from './schema.ts';

/* Runs only in the image process: nothing else in the product decodes pictures. */

export class UnusableImage extends Error {
  readonly fault: ImageFault;
  constructor(fault: ImageFault) {
    super(fault);
    this.fault = fault;
  }
}

/** `raw` is only for pixels that the product itself made, never for a file. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'raw']);

/** Two files are encoded at once: the largest takes as long as all the others together. */
const limit = pLimit(2);

/** Disables the decoders of all other formats. */
export function allowFormats(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
  });
}

/**
 * Makes AVIF and WebP files in several widths. The type is detected from the bytes, never from a
 * name or a header. Metadata is removed, including the place where a picture was taken.
 */
export async function resizeImage(source: ImageSource): Promise<ResizedImage> {
  const open = await opener(source);
  const { width, height, format } = await measure(open());
  if ('scan' in source) return encodeScan(open(), format);
  const largest = largestWidth(width, height);
  // The upright pixels are kept in memory, so that the original is not decoded for each size.
  const upright = await open()
    .rotate()
    .resize({ width: largest })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UnusableImage('unreadable');
    });
  const widths: number[] = ENCODING.widths.filter((w) => w < largest);
  widths.push(largest);
  // The largest is first, so that the small ones are encoded at the same time.
  const files = widths.toReversed().flatMap((w) => {
    const sized = () => sharp(upright.data, { raw: upright.info }).resize({ width: w });
    return [
      limit(async () => file(`${w}.avif`, sized().avif(ENCODING.avif))),
      limit(async () => file(`${w}.webp`, sized().webp(ENCODING.webp))),
    ];
  });
  return { width, height, widths, files: await Promise.all(files) };
}

/** Large enough to read an A4 page in small print. */
const SCAN_SIDE = 5000;

async function encodeScan(image: Sharp, format: string): Promise<ResizedImage> {
  const upright = image
    .rotate()
    .resize({ width: SCAN_SIDE, height: SCAN_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const encoded = format === 'png' ? upright.png() : upright.jpeg({ quality: 90 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(() => {
    throw new UnusableImage('unreadable');
  });
  const { width, height } = info;
  return { width, height, widths: [width], files: [{ name: `scan.${format}`, bytes: data }] };
}

const file = async (name: string, image: Sharp) => ({ name, bytes: await image.toBuffer() });

/**
 * A tall picture is made narrower than the widest size, so that no size exceeds the pixel limit.
 */
function largestWidth(width: number, height: number): number {
  const widest = Math.min(width, ENCODING.widths.at(-1) ?? width);
  const withinPixels = Math.floor(Math.sqrt((ENCODING.pixels * width) / height));
  return Math.max(1, Math.min(widest, withinPixels));
}

async function opener(source: ImageSource): Promise<() => Sharp> {
  if ('pixels' in source) {
    const { pixels, width, height } = source;
    return () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  }
  const bytes = 'scan' in source ? source.scan : await readFile(source.file);
  return () => sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' });
}

async function measure(image: Sharp): Promise<{ width: number; height: number; format: string }> {
  const found = await image.metadata().catch((error: Error) => {
    throw new UnusableImage(/pixel limit/i.test(error.message) ? 'tooManyPixels' : 'unreadable');
  });
  const { format = '', width, height, orientation = 1 } = found;
  if (!FORMATS.has(format) || !width || !height) throw new UnusableImage('unreadable');
  const isTooLarge = Math.max(width, height) > MAX_IMAGE_SIDE || width * height > MAX_IMAGE_PIXELS;
  if (isTooLarge) throw new UnusableImage('tooManyPixels');
  return orientation >= 5 ? { width: height, height: width, format } : { width, height, format };
}
