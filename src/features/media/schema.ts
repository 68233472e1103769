import * as z from 'zod/mini';

/** The widths in px of the stored sizes; never larger than the upload itself. */
export const WIDTHS = [320, 640, 960, 1280, 1920] as const;
export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
/**
 * The limits for each side of an upload and for all its pixels: more than cameras produce for the
 * web.
 */
export const MAX_IMAGE_SIDE = 12_000;
export const MAX_IMAGE_PIXELS = 50_000_000;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/**
 * How pictures are encoded. After a change, `scripts/encode-demo-pictures.ts` must be run. `pixels`
 * is the limit of a single size: encoding takes some 35 bytes of memory for each pixel.
 */
export const ENCODING = {
  widths: WIDTHS,
  pixels: 4_000_000,
  avif: { quality: 55, effort: 2 },
  webp: { quality: 78, effort: 3 },
} as const;

export const Media = z.object({
  id: z.uuid(),
  /** Pixels after orientation is applied. */
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  originalName: z.string(),
});
export type Media = z.infer<typeof Media>;

/** The path of a stored size. */
export const mediaPath = (id: string, width: number, format: 'avif' | 'webp') =>
  `/media/${id}/${width}.${format}`;

/** A picture as pages and the dashboard show it: AVIF and WebP at each of `widths`. */
export const Picture = z.object({
  mediaId: z.uuid(),
  width: z.int(),
  height: z.int(),
  /** The widths in px for which `/media/{mediaId}/{width}.avif` and `.webp` exist, ascending. */
  widths: z.array(z.int()),
  alt: z.string(),
  caption: z.string(),
});
export type Picture = z.infer<typeof Picture>;
