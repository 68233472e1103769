import { Invalid } from '../../../platform/errors.ts';
import { imageTypeOf } from '../../../platform/image-type.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { withoutControls } from '../../../platform/typed-text.ts';
import { requirePdf, resizeImage } from '../../media/operations.server.ts';
import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES, type AttachmentType } from './schema.ts';

/**
 * The file as it will be stored: a PDF as it is, a JPEG or PNG encoded again, without metadata such as
 * the place where it was taken. The bytes decide the type, never the name.
 * @throws Invalid 422 for any other file, and one that cannot be read; Refusal 503 when too many
 * pictures are being processed
 */
export async function checkFile(
  op: Operation,
  bytes: Buffer,
): Promise<{ type: AttachmentType; bytes: Buffer }> {
  const refuse = (rule: string) => new Invalid({ file: { rule } });
  if (bytes.length === 0) throw refuse('required');
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    await requirePdf(bytes);
    return { type: 'application/pdf', bytes };
  }
  if (bytes.subarray(0, 1024).includes('%PDF-')) throw refuse('pdfUnreadable');
  const format = imageTypeOf(bytes);
  if (format !== 'jpeg' && format !== 'png') throw refuse('attachmentType');
  const { files } = await resizeImage(op, { scan: bytes });
  const encoded = Buffer.from(files[0]?.bytes ?? []);
  // A small file can contain many pixels.
  if (encoded.length > ATTACHMENT_LIMITS.bytes) throw refuse('imageNotProcessed');
  return { type: `image/${format}`, bytes: encoded };
}

/**
 * The name under which the file is saved: the last part of the given one, with the ending of the
 * type, so that no computer opens it as something else.
 */
export function fileName(given: string, type: AttachmentType): string {
  const ending = ATTACHMENT_TYPES[type];
  const last = withoutControls(given.toWellFormed()).split(/[\\/]/).at(-1) ?? '';
  const fits = new RegExp(`\\.(${ending}${ending === 'jpg' ? '|jpeg' : ''})$`, 'i').test(last);
  const room = ATTACHMENT_LIMITS.name - ending.length - 1;
  if (fits && last.length <= ATTACHMENT_LIMITS.name) return last;
  return `${last.slice(0, room).toWellFormed().trim() || 'dosya'}.${ending}`;
}
