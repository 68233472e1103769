import { brandsOf, imageTypeOf } from '../../platform/image-type.server.ts';

/* Runs only in the image process. The decoders give the first frame and do not say that others follow. */

/** Whether a picture has several frames; a damaged one is still. */
export function moves(bytes: Buffer): boolean {
  switch (imageTypeOf(bytes)) {
    case 'webp':
      return hasSeveral(bytes, 'ANMF');
    case 'png':
      return framesOfPng(bytes) > 1;
    case 'avif':
      // The brand of sequences.
      return brandsOf(bytes).includes('avis');
    default:
      return false;
  }
}

/** The decoder reads a sequence of AVIF only if the file calls itself a picture; it contains one, too. */
export function asPicture(bytes: Buffer): Buffer {
  const isSequence = imageTypeOf(bytes) === 'avif' && brandsOf(bytes)[0] === 'avis';
  if (!isSequence) return bytes;
  const picture = Buffer.from(bytes);
  picture.write('avif', 8, 'latin1');
  return picture;
}

const RIFF_HEADER = 12;

/** The chunks of a WebP: a name, a size, and data of an even length. */
function hasSeveral(bytes: Buffer, name: string): boolean {
  let found = 0;
  for (let at = RIFF_HEADER; at + 8 <= bytes.length && found < 2; ) {
    if (bytes.toString('latin1', at, at + 4) === name) found++;
    const size = bytes.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return found > 1;
}

const PNG_HEADER = 8;

/** What `acTL` says, which stands before the pixels; 1 without it. */
function framesOfPng(bytes: Buffer): number {
  for (let at = PNG_HEADER; at + 12 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (name === 'acTL') return bytes.readUInt32BE(at + 8);
    if (name === 'IDAT') return 1;
    at += 12 + bytes.readUInt32BE(at);
  }
  return 1;
}
