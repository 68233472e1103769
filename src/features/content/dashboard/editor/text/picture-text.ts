import { type Media, mediaPath } from '../../../../media/schema.ts';

const WIDTH = 1280;

/** The picture in Markdown, with the alternative text and caption of the library. */
export function pictureText(media: Media): string {
  const width = media.widths.findLast((one) => one <= WIDTH) ?? media.widths[0] ?? WIDTH;
  const alt = oneLine(media.alt ?? '').replace(/[\\[\]]/g, '\\$&');
  const caption = oneLine(media.caption ?? '').replace(/["\\]/g, '\\$&');
  return `![${alt}](${mediaPath(media.id, width, 'webp')}${caption ? ` "${caption}"` : ''})`;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
