import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { resizeImage } from '../images.server.ts';
import { requirePdf } from '../pdf/require-pdf.server.ts';
import { FILE_TYPES, MAX_IMAGE_BYTES } from '../schema.ts';
import type { GivenFile } from './add.server.ts';
import { fileNameOf } from './file-name.ts';
import { typeOfUpload, type UploadType } from './file-type.server.ts';
import type { NewMedia } from './store.server.ts';

/** What is known about a file before the costly part: reading its pixels or pages. */
export interface Inspected extends GivenFile {
  is: UploadType;
  bytes: number;
  /** In hexadecimal. */
  sha256: string;
}

/** @throws Invalid for a type that is not accepted, Refusal 413 for a picture that is too large */
export async function inspect(given: GivenFile): Promise<Inspected> {
  const is = await typeOfUpload(given.path);
  const { size: bytes } = await stat(given.path);
  if (is.kind === 'image' && bytes > MAX_IMAGE_BYTES)
    throw new Refusal(413, 'imageTooLarge', { megabytes: MAX_IMAGE_BYTES / 2 ** 20 });
  const hash = createHash('sha256');
  await pipeline(createReadStream(given.path), hash);
  return { ...given, is, bytes, sha256: hash.digest('hex') };
}

/**
 * Makes what will be stored of an upload: the sizes of a picture; a file as it is, and of a PDF the
 * first page as a picture.
 * @throws Invalid for a picture or a PDF that cannot be read, Refusal 503 when too many pictures wait
 */
export async function prepare(op: Operation, upload: Inspected): Promise<NewMedia> {
  const { is, path, name, bytes, sha256 } = upload;
  if (is.kind === 'image')
    return { ...(await resizeImage(op, { file: path })), name, type: is.type, sha256 };
  const file = { name: fileNameOf(name, is.ending), content: { file: path }, bytes };
  const shared = { name, type: FILE_TYPES[is.ending], sha256, file };
  if (is.ending !== 'pdf') return { ...shared, width: 0, height: 0, widths: [], files: [] };
  const { pages, cover } = await requirePdf({ file: path });
  return { ...shared, pages, ...(await resizeImage(op, cover)) };
}
