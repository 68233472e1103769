/**
 * Properties of a responsive picture. `source` returns the addresses, so that this file imports no
 * feature.
 */
export interface PictureProps {
  width: number;
  height: number;
  widths: number[];
  alt: string;
  sizes: string;
  source: (width: number, format: 'avif' | 'webp') => string;
  /** Above the fold: loaded immediately, not lazily. */
  first?: boolean;
  /** The point that stays visible when the picture is cut, in percent from left and top. */
  focus?: { x: number; y: number } | undefined;
}

/**
 * The tenth of the picture, for `focus.css`: pages have no style attributes. None for the middle,
 * where browsers cut anyway.
 */
const tenth = (percent = 50) =>
  Math.round(percent / 10) === 5 ? undefined : Math.round(percent / 10);

/** The `srcset` of one format. */
function srcsetOf({ widths, source }: PictureProps, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${source(width, format)} ${width}w`).join(', ');
}

/** Attributes of the preload link for a picture above the fold. */
export interface PicturePreload {
  srcset: string;
  sizes: string;
  type: string;
}

export const preloadOf = (picture: PictureProps): PicturePreload => ({
  srcset: srcsetOf(picture, 'avif'),
  sizes: picture.sizes,
  type: 'image/avif',
});

/** `src` is only for browsers without `srcset`, so it has a medium size. */
const middleOf = (widths: number[]) => widths.findLast((width) => width <= 960) ?? widths[0];

export function ResponsivePicture(props: PictureProps) {
  const middle = middleOf(props.widths);
  if (middle === undefined) return null;
  return (
    <picture>
      <source type="image/avif" srcSet={srcsetOf(props, 'avif')} sizes={props.sizes} />
      <img
        src={props.source(middle, 'webp')}
        srcSet={srcsetOf(props, 'webp')}
        sizes={props.sizes}
        width={props.width}
        height={props.height}
        alt={props.alt}
        loading={props.first ? undefined : 'lazy'}
        fetchPriority={props.first ? 'high' : undefined}
        decoding="async"
        data-focus-x={tenth(props.focus?.x)}
        data-focus-y={tenth(props.focus?.y)}
      />
    </picture>
  );
}
