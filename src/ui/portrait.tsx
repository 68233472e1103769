import { initialsOf } from '../platform/initials.ts';
import { type PictureProps, ResponsivePicture } from './picture.tsx';
import { rawHtml } from './raw-html.ts';

/** The SVG fills its frame and is cropped at the bottom, so that the head stays visible. */
const asFilling = (svg: string): string =>
  svg.includes('preserveAspectRatio')
    ? svg
    : svg.replace('<svg', '<svg preserveAspectRatio="xMidYMin slice"');

interface PortraitProps {
  name: string;
  /** Alternative text; empty if a text beside the portrait has the same content. */
  alt: string;
  /** SVG in the colours of the visitor's theme; empty if there is none. */
  inlineSvg: string;
  picture: Omit<PictureProps, 'alt' | 'sizes' | 'first'> | null;
  sizes: string;
  /** Above the fold. */
  first?: boolean;
}

/** A person's SVG, picture or initials, in this order. The element around it defines the shape. */
export function Portrait({ name, alt, inlineSvg, picture, sizes, first }: PortraitProps) {
  if (!inlineSvg && picture) {
    return (
      <div className="portrait">
        <ResponsivePicture {...picture} alt={alt} sizes={sizes} first={first} />
      </div>
    );
  }
  const attributes = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  if (inlineSvg)
    return <div className="portrait" {...attributes} {...rawHtml(asFilling(inlineSvg))} />;
  return (
    <div className="portrait initials" {...attributes}>
      <span lang="tr">{initialsOf(name)}</span>
    </div>
  );
}
