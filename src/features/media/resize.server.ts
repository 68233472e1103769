import { readFile } from 'node:fs/promises';
import sharp, { type AvifOptions, type OutputInfo, type Sharp } from 'sharp';
import { encodeLogo } from './encode-logo.server.ts';
import { asPicture, moves } from './frames.server.ts';
import type { ImageFault, ImageSource, ResizedImage } from './image-process.server.ts';
import { readSvg, UnusableSvg } from './read-svg.server.ts';
import {
  ENCODING,
  largestWidth,
  MAX_AVIF_PIXELS,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_SIDE,
  type PrintFormat,
} from './schema.ts';

/* Runs only in the image process: nothing else in the product decodes pictures. */

export class UnusableImage extends Error {
  readonly fault: ImageFault;
  constructor(fault: ImageFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Decoded pictures are in a file if they are large. The library names only the text of the error. */
const isDiskFull = (error: Error): boolean =>
  /No space left on device|Disk quota exceeded/.test(error.message);

const isOutOfMemory = (error: Error): boolean =>
  /out of memory|memory allocation|cannot allocate|unable to allocate|allocation failed|security limit/i.test(
    error.message,
  );

/** What the process answers after an error. */
export function faultOf(error: Error): ImageFault | 'full' {
  if (error instanceof UnusableImage || error instanceof UnusableSvg) return error.fault;
  if (isDiskFull(error)) return 'full';
  return isOutOfMemory(error) ? 'tooMuchMemory' : 'failed';
}

function unreadable(error: Error): never {
  throw isDiskFull(error) || isOutOfMemory(error) ? error : new UnusableImage('unreadable');
}

/** `raw` is only for pixels that the product itself made, never for a file. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'heif', 'raw']);

/** Disables the decoders of all other formats. */
export function allowFormats(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`),
  });
}

const DRAWS = { operation: ['VipsForeignLoadSvgBuffer'] };

/**
 * Makes AVIF and WebP files in several widths. The type is detected from the bytes, never from a
 * name or a header. Metadata is removed, including the place where a picture was taken.
 */
export async function resizeImage(source: ImageSource): Promise<ResizedImage> {
  const decoded = await decode(source);
  // The file and the pixels before they were turned; V8 does not know how large they are.
  globalThis.gc?.();
  return 'files' in decoded ? decoded : encodeSizes(decoded);
}

interface Decoded {
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  /** In the largest width. They are kept, so that the original is not decoded for each size. */
  upright: Pixels;
  avif: AvifOptions;
  /** Only its first frame is decoded, so that a thousand others cost nothing. */
  firstFrameOnly: boolean;
}

/**
 * Only what was checked is drawn, and only meanwhile is there something that draws; one file is worked on
 * at a time. The ground stays transparent.
 */
async function draw(file: string): Promise<Decoded> {
  const { svg, width, height } = readSvg(await readFile(file));
  sharp.unblock(DRAWS);
  const upright = await sharp(svg, { limitInputPixels: MAX_IMAGE_PIXELS })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable)
    .finally(() => sharp.block(DRAWS));
  const avif: AvifOptions = { ...ENCODING.avif, chromaSubsampling: '4:4:4' };
  return { width, height, upright, avif, firstFrameOnly: false };
}

async function decode(source: ImageSource): Promise<Decoded | ResizedImage> {
  if ('svg' in source) return draw(source.svg);
  const { open, firstFrameOnly } = await opener(source);
  const { width, height, format, orientation, avif } = await measure(open());
  if ('scan' in source) return encodeScan(open(), format);
  if ('print' in source) return encodePrint(open(), source.format);
  if ('logo' in source) return encodeLogo(source.logo, { width, height });
  if ('crop' in source) return encodeCrop(open(), { width, height }, source);
  const largest = largestWidth(width, height);
  const upright = await decodeUpright(open(), largest, orientation).catch(unreadable);
  return { width, height, upright, avif, firstFrameOnly };
}

/** One file at a time: two need 70 MiB more, and the second core is for the requests of others. */
async function encodeSizes(decoded: Decoded): Promise<ResizedImage> {
  const { width, height, upright, avif, firstFrameOnly } = decoded;
  const largest = upright.info.width;
  const widths: number[] = [...ENCODING.widths.filter((w) => w < largest), largest];
  const files: ResizedImage['files'] = [];
  for (const w of widths.toReversed()) {
    const sized = () => sharp(upright.data, { raw: upright.info }).resize({ width: w });
    files.push(await file(`${w}.avif`, sized().avif(avif)));
    files.push(await file(`${w}.webp`, sized().webp(ENCODING.webp)));
  }
  return { width, height, widths, firstFrameOnly, files };
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * The pixels of a picture, upright, with this width. It is made smaller before it is turned: turning
 * needs all pixels at once, and those of a photograph as it was taken are 36 MB and more.
 */
async function decodeUpright(image: Sharp, width: number, orientation: number): Promise<Pixels> {
  const isOnItsSide = orientation >= 5;
  const small = await image
    .resize(isOnItsSide ? { height: width } : { width })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return orientation > 1 ? turn(small, orientation) : small;
}

/** What makes a picture with this EXIF orientation upright; sharp mirrors before it rotates. */
const TURNS: Record<number, { flip?: true; flop?: true; rotate?: 90 | 180 | 270 }> = {
  2: { flop: true },
  3: { rotate: 180 },
  4: { flip: true },
  5: { flip: true, rotate: 90 },
  6: { rotate: 90 },
  7: { flop: true, rotate: 90 },
  8: { rotate: 270 },
};

function turn({ data, info }: Pixels, orientation: number): Promise<Pixels> {
  const { flip = false, flop = false, rotate = 0 } = TURNS[orientation] ?? {};
  return sharp(data, { raw: info })
    .flip(flip)
    .flop(flop)
    .rotate(rotate)
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Large enough to read an A4 page in small print. */
const SCAN_SIDE = 5000;

async function encodeScan(image: Sharp, format: string): Promise<ResizedImage> {
  const upright = image
    .rotate()
    .resize({ width: SCAN_SIDE, height: SCAN_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const encoded = format === 'png' ? upright.png() : upright.jpeg({ quality: 90 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true }).catch(unreadable);
  const { width, height } = info;
  return { width, height, widths: [width], files: [{ name: `scan.${format}`, bytes: data }] };
}

/** Cut as browsers cut with `object-fit: cover` and the focal point as `object-position`. */
async function encodeCrop(
  image: Sharp,
  sides: { width: number; height: number },
  { focus, width, height }: Extract<ImageSource, { crop: Uint8Array }>,
): Promise<ResizedImage> {
  const scale = Math.max(width / sides.width, height / sides.height);
  const cut = {
    width: Math.min(sides.width, Math.round(width / scale)),
    height: Math.min(sides.height, Math.round(height / scale)),
  };
  const jpeg = image
    .extract({
      ...cut,
      left: Math.round(((sides.width - cut.width) * focus.x) / 100),
      top: Math.round(((sides.height - cut.height) * focus.y) / 100),
    })
    .resize({ width, height, fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88 });
  return { width, height, widths: [width], files: [await file('crop.jpg', jpeg)] };
}

/** What newspapers print. */
const PRINT_DENSITY = 300;

/** A PNG keeps what is transparent, which a logo on a coloured ground needs. */
async function encodePrint(image: Sharp, format: PrintFormat): Promise<ResizedImage> {
  const print = image.toColourspace('srgb').withMetadata({ density: PRINT_DENSITY });
  const encoded =
    format === 'png'
      ? print.png()
      : print.flatten({ background: '#ffffff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, widths: [width], files: [{ name: `print.${format}`, bytes: data }] };
}

const file = async (name: string, image: Sharp) => ({ name, bytes: await image.toBuffer() });

interface Opened {
  open: () => Sharp;
  firstFrameOnly: boolean;
}

async function opener(source: Exclude<ImageSource, { svg: string }>): Promise<Opened> {
  if ('pixels' in source) {
    const { pixels, width, height } = source;
    const open = () => sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
    return { open, firstFrameOnly: false };
  }
  const given = 'file' in source ? await readFile(source.file) : bytesOf(source);
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const isWhole = !lacksEnd(bytes);
  const whole = isWhole ? asPicture(bytes) : Buffer.concat([bytes, JPEG_END]);
  // With an end that was added, a row that is missing is only a warning.
  const failOn = isWhole ? 'error' : 'warning';
  const open = () => sharp(whole, { limitInputPixels: MAX_IMAGE_PIXELS, failOn });
  return { open, firstFrameOnly: moves(bytes) };
}

function bytesOf(
  source: Exclude<ImageSource, { file: string } | { svg: string } | { pixels: Uint8Array }>,
) {
  if ('scan' in source) return source.scan;
  if ('logo' in source) return source.logo;
  return 'crop' in source ? source.crop : source.print;
}

const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
/** Before the pixels; a preview inside the file has its own, earlier end. */
const JPEG_SCAN = Buffer.from([0xff, 0xda]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/** Whether a JPEG has no marker behind its pixels, as after a transfer that lost the last bytes. */
const lacksEnd = (bytes: Buffer): boolean =>
  bytes.subarray(0, 3).equals(JPEG_START) &&
  bytes.lastIndexOf(JPEG_END) < bytes.lastIndexOf(JPEG_SCAN);

interface Measured {
  width: number;
  height: number;
  format: string;
  /** EXIF, 1 to 8. */
  orientation: number;
  /** How its AVIF files are encoded. */
  avif: AvifOptions;
}

async function measure(image: Sharp): Promise<Measured> {
  const found = await image.metadata().catch((error: Error) => {
    if (isDiskFull(error) || isOutOfMemory(error)) throw error;
    throw new UnusableImage(/pixel limit/i.test(error.message) ? 'tooManyPixels' : 'unreadable');
  });
  const { format = '', width, height, orientation = 1, chromaSubsampling } = found;
  if (!FORMATS.has(format) || !width || !height) throw new UnusableImage('unreadable');
  const isTooLarge = Math.max(width, height) > MAX_IMAGE_SIDE || width * height > MAX_IMAGE_PIXELS;
  if (isTooLarge) throw new UnusableImage('tooManyPixels');
  if (format === 'heif' && width * height > MAX_AVIF_PIXELS)
    throw new UnusableImage('tooManyAvifPixels');
  // Most photographs have one colour for four pixels, and no file of them needs more: encoding takes
  // 50 MiB less.
  const fewerColours = chromaSubsampling?.startsWith('4:2:0');
  const avif = { ...ENCODING.avif, chromaSubsampling: fewerColours ? '4:2:0' : '4:4:4' };
  const sides = orientation >= 5 ? { width: height, height: width } : { width, height };
  return { ...sides, format, orientation, avif };
}
