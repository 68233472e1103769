import { IconFile, IconFileTypePdf } from '../../../../ui/tabler-icons/index.ts';
import { focusStyle, type Media, mediaPath } from '../../schema.ts';
import css from './media-parts.module.css';

/** The smallest stored width that is not blurred at `wanted` px. */
const widthFor = ({ widths }: Media, wanted: number) =>
  widths.find((width) => width >= wanted) ?? widths.at(-1);

interface ThumbnailProps {
  media: Media;
  /** The largest width at which it is shown, in px. */
  width?: number;
  /** Empty beside the name of the picture. */
  alt?: string;
}

/** A picture, the first page of a PDF, or the icon of another file. */
export function Thumbnail({ media, width = 320, alt = '' }: ThumbnailProps) {
  const stored = widthFor(media, width);
  if (!stored) {
    const Icon = media.type === 'application/pdf' ? IconFileTypePdf : IconFile;
    return (
      <span className={css.icon}>
        <Icon size={32} stroke={1.4} aria-hidden="true" />
      </span>
    );
  }
  return (
    <picture className={css.thumbnail} data-file={media.kind === 'file' || undefined}>
      <source srcSet={mediaPath(media.id, stored, 'avif')} type="image/avif" />
      <img
        src={mediaPath(media.id, stored, 'webp')}
        alt={alt}
        width={media.width}
        height={media.height}
        loading="lazy"
        decoding="async"
        style={{ objectPosition: focusStyle(media) }}
      />
    </picture>
  );
}
