import type { LogoPicture, LogoSizes } from '../platform/logo.ts';

interface PartyMarkProps {
  logo: LogoPicture | null;
  /** It stands on a dark ground in every setting. Left out: the style sheet chooses by `data-on`. */
  isOnDark?: boolean;
}

/**
 * The logo of the party, or the product's own mark. The name beside it is its text. On a dark ground it is
 * the logo for such grounds; without one the usual logo, which may have any colours, is on white
 * (`data-plate`).
 */
export function PartyMark({ logo, isOnDark }: PartyMarkProps) {
  if (!logo) return <Mark />;
  const { dark } = logo;
  if (isOnDark) return dark ? <LogoImage {...dark} /> : <LogoImage {...logo} isOnPlate />;
  if (!dark) return <LogoImage {...logo} isOnPlate />;
  return (
    <>
      <LogoImage {...logo} on="light" />
      <LogoImage {...dark} on="dark" />
    </>
  );
}

interface LogoImageProps extends LogoSizes {
  on?: 'light' | 'dark';
  isOnPlate?: boolean;
}

/** The smallest size is wide enough for every place, also on dense screens. */
const LogoImage = ({ mediaId, width, height, widths, on, isOnPlate }: LogoImageProps) => (
  <img
    className="mark"
    src={`/media/${mediaId}/${widths[0]}.webp`}
    width={width}
    height={height}
    alt=""
    data-on={on}
    data-plate={isOnPlate ? '' : undefined}
  />
);

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
