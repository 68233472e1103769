import { type PictureProps, ResponsivePicture, srcsetOf } from '../../../ui/picture.tsx';
import { mediaPath } from '../../media/schema.ts';
import type { Picture } from '../schema.ts';

interface CoverProps {
  cover: Picture;
  sizes: string;
  first?: boolean;
  /** Beside a title that says the same, the picture is left out for those who cannot see it. */
  decorative?: boolean;
}

function pictureOf({ cover, sizes, first, decorative }: CoverProps): PictureProps {
  const { width, height, widths, mediaId } = cover;
  const source = (size: number, format: 'avif' | 'webp') => mediaPath(mediaId, size, format);
  return { width, height, widths, sizes, source, first, alt: decorative ? '' : cover.alt };
}

export const Cover = (props: CoverProps) => <ResponsivePicture {...pictureOf(props)} />;

/** What the head preloads for a cover that is painted first. */
export const coverPreload = (cover: Picture, sizes: string) => ({
  srcset: srcsetOf(pictureOf({ cover, sizes }), 'avif'),
  sizes,
  type: 'image/avif',
});

/** Path of the size that share cards get. */
export function sharePicture(cover: Picture | null): string | undefined {
  const width = cover?.widths.findLast((size) => size <= 1280) ?? cover?.widths[0];
  return cover && width ? mediaPath(cover.mediaId, width, 'webp') : undefined;
}
