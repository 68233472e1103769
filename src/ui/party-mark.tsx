import type { LogoPicture } from '../platform/logo.ts';
import { Mark } from './mark.tsx';

/**
 * The logo of the party, or the product's own mark. The name beside it is its text. A logo may have
 * any colours, so it is on white in every setting of the visitor.
 */
export function PartyMark({ logo }: { logo: LogoPicture | null }) {
  if (!logo) return <Mark />;
  // The smallest size is wide enough for every place, also on dense screens.
  const { mediaId, width, height, widths } = logo;
  const src = `/media/${mediaId}/${widths[0]}.webp`;
  return <img className="mark" src={src} width={width} height={height} alt="" />;
}
