export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** The number of bytes of a file that {@link imageTypeOf} needs. */
export const HEAD_BYTES = 64;

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']);

/** Detects the type of a file from its first bytes; null for all other types. */
export function imageTypeOf(head: Buffer): ImageType | null {
  const text = (from: number, to: number) => head.toString('latin1', from, to);
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  return text(4, 8) === 'ftyp' ? typeOfBrands(head) : null;
}

/** AVIF and HEIC use the same container: its first box lists the brands, the main one first. */
export function brandsOf(head: Buffer): string[] {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}

function typeOfBrands(head: Buffer): ImageType | null {
  const brands = brandsOf(head);
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null;
}
