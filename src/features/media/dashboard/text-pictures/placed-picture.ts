import type { PictureAttrs } from '../../../../dashboard/kit/markdown/visual/schema.ts';
import { DECORATIVE } from '../../../../platform/markup/own-picture.ts';
import { type Media, mediaPath } from '../../schema.ts';
import type { AltValue } from '../alt-fields.tsx';

const WIDTH = 1280;

/** A picture that is placed in a text. */
export type PlacedPicture = Pick<Media, 'id' | 'widths' | 'caption'> & AltValue;

/** With what the library says about it. */
export const placed = (media: Media): PlacedPicture => ({
  ...media,
  decorative: media.decorative && media.alt === '',
});

/** The picture in the visual editor. */
export function attrsOf({ id, widths, decorative, alt, caption }: PlacedPicture): PictureAttrs {
  const width = widths.findLast((one) => one <= WIDTH) ?? widths[0] ?? WIDTH;
  const words = oneLine(alt);
  return {
    src: mediaPath(id, width, 'webp') + (decorative && !words ? DECORATIVE : ''),
    alt: words,
    caption: oneLine(caption),
  };
}

/** The picture in Markdown. */
export function pictureText(picture: PlacedPicture): string {
  const { src, alt, caption } = attrsOf(picture);
  const title = caption.replace(/["\\]/g, '\\$&');
  return `![${alt.replace(/[\\[\]]/g, '\\$&')}](${src}${title ? ` "${title}"` : ''})`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
