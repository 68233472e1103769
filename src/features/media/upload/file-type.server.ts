import { open } from 'node:fs/promises';
import { Invalid } from '../../../platform/errors.ts';
import { imageTypeOf } from '../../../platform/image-type.server.ts';
import type { FileEnding, IMAGE_TYPES } from '../schema.ts';
import { officeTypeOf } from './office-type.server.ts';

/** What an upload is: a picture with its MIME type, or a file with the ending of its name. */
export type UploadType =
  | { kind: 'image'; type: (typeof IMAGE_TYPES)[number] }
  | { kind: 'file'; ending: FileEnding };

/** Within them readers look for the header of a PDF. */
const HEAD_BYTES = 1024;

const refuse = (rule: string) => new Invalid({ file: { rule } });

/**
 * Detects the type of an uploaded file from its bytes, never from its name.
 * @throws Invalid for an empty file, for any other type, and for office files with macros
 */
export async function typeOfUpload(path: string): Promise<UploadType> {
  const head = await readHead(path);
  if (head.length === 0) throw refuse('required');
  const image = imageTypeOf(head);
  if (image === 'heic') throw refuse('imageIsHeic');
  if (image) return { kind: 'image', type: `image/${image}` };
  const start = head.toString('latin1', 0, 5);
  if (start === '%PDF-') return { kind: 'file', ending: 'pdf' };
  // Some programs write other bytes before the header, and readers show the file all the same.
  if (head.includes('%PDF-')) throw refuse('pdfUnreadable');
  const office = start.startsWith('PK\x03\x04') ? await officeTypeOf(path) : null;
  if (office === 'macros') throw refuse('fileHasMacros');
  if (office === null) throw refuse('fileType');
  return { kind: 'file', ending: office };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
