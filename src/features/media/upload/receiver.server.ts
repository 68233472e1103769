import type { FastifyRequest } from 'fastify';
import { UploadsAtOnce } from '../../../platform/http/uploads-at-once.server.ts';
import { imageProcess } from '../image-process.server.ts';
import { pdfProcess } from '../pdf/pdf-process.server.ts';
import { MAX_FILE_BYTES } from '../schema.ts';
import type { GivenFile } from './add.server.ts';
import { receiveUpload } from './receive.server.ts';

export const accountOf = ({ actor }: Pick<FastifyRequest, 'actor'>) =>
  actor.kind === 'staff' ? actor.id : '';

/** For the scope of routes that receive one file: what `@fastify/multipart` accepts. */
export const ONE_FILE = {
  limits: { files: 1, fields: 0, parts: 1, fileSize: MAX_FILE_BYTES, headerPairs: 50 },
};
/** The longest request with a file, in bytes. */
export const UPLOAD_BYTES = MAX_FILE_BYTES + 64 * 1024;

/**
 * Receives the file of a request as a temporary file, some at once for each account. The caller checks
 * the right before.
 * @throws Refusal 429 for too many uploads at once, 503 when too many pictures or PDFs wait, 413 for a
 * file that is too large, 400 for an incomplete one
 */
export function uploadReceiver() {
  const uploads = new UploadsAtOnce();
  return <T>(request: FastifyRequest, use: (given: GivenFile) => Promise<T>): Promise<T> =>
    uploads.run(accountOf(request), async () => {
      // Refuses before the file is received.
      imageProcess.requireRoom();
      pdfProcess.requireRoom();
      return receiveUpload(request, use);
    });
}
