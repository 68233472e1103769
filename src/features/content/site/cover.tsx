import { type PictureProps, preloadOf, ResponsivePicture } from '../../../ui/picture.tsx';
import { rawHtml } from '../../../ui/raw-html.ts';
import { mediaPath } from '../../media/schema.ts';
import type { CoverView } from '../views.ts';

interface CoverProps {
  cover: CoverView;
  sizes: string;
  first?: boolean;
  /** If the title next to it has the same meaning, screen readers skip the picture. */
  decorative?: boolean;
}

function pictureOf({ cover, sizes, first, decorative }: CoverProps): PictureProps {
  const { width, height, widths, mediaId, focus } = cover;
  const source = (size: number, format: 'avif' | 'webp') => mediaPath(mediaId, size, format);
  return { width, height, widths, sizes, source, first, focus, alt: decorative ? '' : cover.alt };
}

/** A picture in the suitable size or, if it exists, an SVG in the visitor's colours. */
export function Cover(props: CoverProps) {
  const { cover, decorative } = props;
  if (!cover.inlineSvg) return <ResponsivePicture {...pictureOf(props)} />;
  return decorative ? (
    <div className="drawing" aria-hidden="true" {...rawHtml(cover.inlineSvg)} />
  ) : (
    <div className="drawing" role="img" aria-label={cover.alt} {...rawHtml(cover.inlineSvg)} />
  );
}

/** The preload link in the head for a cover that is visible first. */
export const coverPreload = (cover: CoverView, sizes: string) =>
  preloadOf(pictureOf({ cover, sizes }));
