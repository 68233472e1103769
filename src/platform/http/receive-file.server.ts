import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { Invalid, Refusal } from '../errors.ts';

/** What a form may hold beside its file: names, types and boundaries, in bytes. */
const BESIDE_THE_FILE = 64 * 1024;

export interface ReceivedFile {
  bytes: Buffer;
  /** As the sender calls it. */
  name: string;
}

const missing = () => new Invalid({ file: { rule: 'required' } });

/**
 * The one file of a multipart form, from its field `file`. The bytes are counted as they come, and
 * reading stops where the form is longer than a file of `most` bytes can make it.
 * @throws what `tooLarge` makes; 422 without a file; 400 `badRequest` for a form that is cut off or
 * names no boundary
 */
export async function receiveFile(
  request: FastifyRequest,
  most: number,
  tooLarge: () => Refusal,
): Promise<ReceivedFile> {
  if (!request.isMultipart()) throw missing();
  const reading = readFile(request);
  // Begun after the reader, which by now is at the stream: no byte passes it unread.
  const limit = limitOf(request.raw, most + BESIDE_THE_FILE);
  try {
    return await Promise.race([reading, limit.reached.then(() => Promise.reject(tooLarge()))]);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const isTooLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';
    throw isTooLarge ? tooLarge() : new Refusal(400, 'badRequest');
  } finally {
    limit.lift();
  }
}

async function readFile(request: FastifyRequest): Promise<ReceivedFile> {
  const file = await request.file();
  if (file?.fieldname !== 'file') throw missing();
  const bytes = await file.toBuffer();
  if (bytes.length === 0) throw missing();
  return { bytes, name: file.filename };
}

/** Stops reading after `most` bytes; `reached` is settled then, and never otherwise. */
function limitOf(raw: IncomingMessage, most: number) {
  let received = 0;
  let lift = () => {};
  const reached = new Promise<void>((resolve) => {
    const count = (chunk: Buffer) => {
      received += chunk.length;
      if (received <= most) return;
      lift();
      raw.unpipe();
      raw.pause();
      resolve();
    };
    lift = () => raw.off('data', count);
    raw.on('data', count);
  });
  return { reached, lift: () => lift() };
}
