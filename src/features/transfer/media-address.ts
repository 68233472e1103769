import { type Media, mediaPath } from '../media/schema.ts';

/** The width of a picture in a text; pages choose among all of them. */
const WIDTH_IN_TEXT = 1280;

export type StoredMedia = Pick<Media, 'id' | 'widths' | 'file'>;

/** The address of an imported picture or file in this site. */
export function addressOf({ id, file, widths }: StoredMedia): string {
  if (file) return file;
  const width = widths.filter((one) => one <= WIDTH_IN_TEXT).at(-1) ?? widths[0] ?? 0;
  return mediaPath(id, width, 'webp');
}
