import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { Invalid, Refusal } from '../errors.ts';

/** Allowed size of a form without its file (names, types and boundaries), in bytes. */
const BESIDE_THE_FILE = 64 * 1024;

const missing = () => new Invalid({ file: { rule: 'required' } });

/**
 * Writes the one file of a multipart form, from its field `file`, to `path`, and returns the file name
 * that the client sent. The bytes are counted as they arrive, and reading stops when the form is too
 * long for a file of `most` bytes. The caller removes the file, also after an error.
 * @throws the error of `tooLarge`; 422 without a file; 400 `badRequest` for a form that is incomplete
 * or names no boundary
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
  // Started after the reader, which is attached by now, so it misses no byte.
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
    // An error of the server's disk is not the client's mistake.
    throw error instanceof Refusal || syscall ? error : new Refusal(400, 'badRequest');
  } finally {
    limit.lift();
  }
}

/** Returns null for a file that is too large. */
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

/** Stops reading after `most` bytes; only then `reached` resolves. */
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
