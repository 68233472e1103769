import type { FieldFault } from '../errors.ts';
import type { PictureWithoutAlt } from './text-faults.ts';
import { unfinishedUploads } from './upload-mark.ts';

type PictureFault = FieldFault & { rule: 'pictureAltRequired' | 'pictureNotUploaded' };

/**
 * What keeps a text from being public because of its pictures.
 * @param withoutAlt the pictures that lack their alternative text
 */
export function pictureFault(
  body: string,
  withoutAlt: readonly PictureWithoutAlt[],
): PictureFault | null {
  const [unfinished] = unfinishedUploads(body);
  if (unfinished) return { rule: 'pictureNotUploaded', values: { name: unfinished.name } };
  if (withoutAlt.length === 0) return null;
  return {
    rule: 'pictureAltRequired',
    values: {
      count: withoutAlt.length,
      numbers: withoutAlt.map(({ number }) => number).join(', '),
      lines: withoutAlt.map(({ line }) => line).join(', '),
    },
  };
}
