import type { Sharp } from 'sharp';
import { WIDTHS } from './schema.ts';

export interface ResizedImage {
  /** Pixels after orientation is applied. */
  width: number;
  height: number;
  widths: number[];
  files: { name: string; bytes: Buffer }[];
}

export type ImageFault = 'unreadable' | 'tooManyPixels';
export class UnusableImage extends Error {
  readonly fault: ImageFault;
  constructor(fault: ImageFault) {
    super(fault);
    this.fault = fault;
  }
}

/** 50 megapixels: more than any camera's picture for the web, less than a decompression bomb. */
const MAX_PIXELS = 50_000_000;
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif']);

/** How pictures are encoded. The demo's cache asks for it: other settings make other files. */
export const ENCODING = {
  widths: WIDTHS,
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78, effort: 3 },
} as const;

/**
 * Makes AVIF and WebP in several widths. What the bytes are decides, never a name or a header.
 * Metadata is left behind, and with it the place where a picture was taken.
 */
export async function resizeImage(original: Buffer): Promise<ResizedImage> {
  const { default: sharp } = await import('sharp');
  const open = () => sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { width, height } = await measure(open());
  // Upright pixels in memory, once, instead of decoding the original for each size.
  const upright = await open()
    .rotate()
    .resize({ width: Math.min(width, WIDTHS.at(-1) ?? width), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new UnusableImage('unreadable');
    });
  const widths: number[] = WIDTHS.filter((w) => w < width);
  if (widths.length < WIDTHS.length) widths.push(width);
  const source = () => sharp(upright.data, { raw: upright.info });
  const files = await Promise.all(widths.flatMap((w) => encode(source(), w)));
  return { width, height, widths, files };
}

function encode(image: Sharp, width: number): Promise<{ name: string; bytes: Buffer }>[] {
  const sized = image.resize({ width });
  return [
    sized
      .clone()
      .avif(ENCODING.avif)
      .toBuffer()
      .then((bytes) => ({ name: `${width}.avif`, bytes })),
    sized
      .clone()
      .webp(ENCODING.webp)
      .toBuffer()
      .then((bytes) => ({ name: `${width}.webp`, bytes })),
  ];
}

async function measure(image: Sharp): Promise<{ width: number; height: number }> {
  const found = await image.metadata().catch((error: Error) => {
    throw new UnusableImage(/pixel limit/i.test(error.message) ? 'tooManyPixels' : 'unreadable');
  });
  if (!FORMATS.has(found.format ?? '') || !found.width || !found.height) {
    throw new UnusableImage('unreadable');
  }
  if (found.width * found.height > MAX_PIXELS) throw new UnusableImage('tooManyPixels');
  const turned = (found.orientation ?? 1) >= 5;
  return turned
    ? { width: found.height, height: found.width }
    : { width: found.width, height: found.height };
}
