import type { LogoPicture } from '../platform/logo.ts';
import { Mark } from './mark.tsx';

const sourceOf = (logo: LogoPicture, format: 'avif' | 'webp') =>
  // The smallest size is wide enough for every place, also on dense screens.
  `/media/${logo.mediaId}/${logo.widths[0]}.${format}`;

/**
 * The logo of the party, or the product's own mark. The name beside it is its text. A logo may have
 * any colours, so it is on white in every setting of the visitor.
 */
export function PartyMark({ logo }: { logo: LogoPicture | null }) {
  if (!logo) return <Mark />;
  const { width, height } = logo;
  return (
    <picture className="logo">
      <source type="image/avif" srcSet={sourceOf(logo, 'avif')} />
      <img src={sourceOf(logo, 'webp')} width={width} height={height} alt="" />
    </picture>
  );
}
