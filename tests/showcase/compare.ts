import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** The largest difference of a pixel's colour that is not seen as one, from 0 to 1. */
const THRESHOLD = 0.1;

interface Comparison {
  /** The number of pixels that differ. */
  differing: number;
  /** A picture of the differences as PNG; null if the sizes differ. */
  picture: Buffer | null;
}

const pixelsOf = (picture: Buffer) =>
  sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Compares two pictures; smoothed edges of text and lines may differ. */
export async function compare(one: Buffer, other: Buffer): Promise<Comparison> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const { width, height } = a.info;
  if (width !== b.info.width || height !== b.info.height)
    return { differing: width * height, picture: null };
  const difference = new Uint8Array(width * height * 4);
  const differing = pixelmatch(a.data, b.data, difference, width, height, { threshold: THRESHOLD });
  const raw = { width, height, channels: 4 } as const;
  return { differing, picture: await sharp(difference, { raw }).png().toBuffer() };
}

/** The picture as it is committed: a palette makes it a third as large. */
export const toBaseline = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).png({ palette: true, dither: 0, effort: 10, compressionLevel: 9 }).toBuffer();
