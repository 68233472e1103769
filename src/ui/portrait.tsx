import { initialsOf } from '../platform/initials.ts';
import { type PictureProps, ResponsivePicture } from './picture.tsx';
import { rawHtml } from './raw-html.ts';

/** The drawing fills its frame and keeps its head: cut at the bottom, never at the top. */
const asFilling = (svg: string): string =>
  svg.includes('preserveAspectRatio')
    ? svg
    : svg.replace('<svg', '<svg preserveAspectRatio="xMidYMin slice"');

interface PortraitProps {
  name: string;
  /** What is said to those who cannot see it; empty beside words that say the same. */
  alt: string;
  /** SVG in the visitor's colours; empty where there is none. */
  drawing: string;
  picture: Omit<PictureProps, 'alt' | 'sizes' | 'first'> | null;
  sizes: string;
  /** Above the fold. */
  first?: boolean;
}

/** Somebody's drawing, else their picture, else their initials. The frame around gives the shape. */
export function Portrait({ name, alt, drawing, picture, sizes, first }: PortraitProps) {
  if (!drawing && picture) {
    return (
      <div className="portrait">
        <ResponsivePicture {...picture} alt={alt} sizes={sizes} first={first} />
      </div>
    );
  }
  const seen = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  if (drawing) return <div className="portrait" {...seen} {...rawHtml(asFilling(drawing))} />;
  return (
    <div className="portrait initials" {...seen}>
      <span lang="tr">{initialsOf(name)}</span>
    </div>
  );
}
