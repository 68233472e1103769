import * as z from 'zod/mini';

/** Widths in px that an upload is resized to, never above its own. */
export const WIDTHS = [320, 640, 960, 1280, 1920] as const;
export const MAX_IMAGE_BYTES = 15 * 1024 * 1024;
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const Media = z.object({
  id: z.uuid(),
  /** Pixels after orientation is applied. */
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  originalName: z.string(),
});
export type Media = z.infer<typeof Media>;

/** Where a stored size is served from. */
export const mediaPath = (id: string, width: number, format: 'avif' | 'webp') =>
  `/media/${id}/${width}.${format}`;
