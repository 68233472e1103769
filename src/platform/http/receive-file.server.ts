import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { Invalid, Refusal } from '../errors.ts';

/** What a form may hold beside its file: names, types and boundaries, in bytes. */
const BESIDE_THE_FILE = 64 * 1024;

const missing = () => new Invalid({ file: { rule: 'required' } });

/**
 * Writes the one file of a multipart form, from its field `file`, to `path`, and answers what the
 * sender calls it. The bytes are counted as they come, and reading stops where the form is longer
 * than a file of `most` bytes can make it. The caller removes the file, also after an error.
 * @throws what `tooLarge` makes; 422 without a file; 400 `badRequest` for a form that is cut off or
 * names no boundary
 */
export async function receiveFile(
  request: FastifyRequest,
  path: string,
  most: number,
  tooLarge: () => Refusal,
): Promise<string> {
  if (!request.isMultipart()) throw missing();
  const stop = new AbortController();
  const writing = writeFile(request, path, stop.signal);
  // Begun after the reader, which by now is at the stream: no byte passes it unread.
  const limit = limitOf(request.raw, most + BESIDE_THE_FILE);
  try {
    const name = await Promise.race([
      writing,
      limit.reached.then(() => Promise.reject(tooLarge())),
    ]);
    if (name === null) throw tooLarge();
    return name;
  } catch (error) {
    stop.abort();
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    // A fault of our own disk is not the client's.
    throw error instanceof Refusal || syscall ? error : new Refusal(400, 'badRequest');
  } finally {
    limit.lift();
  }
}

/** Answers null for a file that is larger than the form may hold. */
async function writeFile(
  request: FastifyRequest,
  path: string,
  signal: AbortSignal,
): Promise<string | null> {
  const part = await request.file();
  if (part?.fieldname !== 'file') throw missing();
  await pipeline(part.file, createWriteStream(path), { signal });
  return part.file.truncated ? null : part.filename;
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
