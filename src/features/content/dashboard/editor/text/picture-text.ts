import { DECORATIVE } from '../../../../../platform/markup/own-picture.ts';
import type { AltValue } from '../../../../media/dashboard/shared.ts';
import { type Media, mediaPath } from '../../../../media/schema.ts';

const WIDTH = 1280;

/** A picture that is placed in a text. */
export type PlacedPicture = Pick<Media, 'id' | 'widths' | 'caption'> & AltValue;

/** With what the library says about it. */
export const placed = (media: Media): PlacedPicture => ({ ...media, decorative: false });

/** The picture in Markdown. */
export function pictureText(picture: PlacedPicture): string {
  const { id, widths, decorative } = picture;
  const width = widths.findLast((one) => one <= WIDTH) ?? widths[0] ?? WIDTH;
  const alt = oneLine(picture.alt).replace(/[\\[\]]/g, '\\$&');
  const caption = oneLine(picture.caption).replace(/["\\]/g, '\\$&');
  const address = mediaPath(id, width, 'webp') + (decorative && !alt ? DECORATIVE : '');
  return `![${alt}](${address}${caption ? ` "${caption}"` : ''})`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
