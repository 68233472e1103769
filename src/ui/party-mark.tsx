import type { LogoPicture } from '../platform/logo.ts';

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

/** The mark: open corner, rising disc, horizon; 3-unit bars on a 24-unit grid. Never mirrored. */
function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M2 2H22V5H5V22H2Z" />
      <path d="M8.5 16A6.75 6.75 0 0 1 22 16Z" />
      <path d="M8.5 19H22V22H8.5Z" />
    </svg>
  );
}
