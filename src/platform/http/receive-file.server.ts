import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { addAbortSignal } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Invalid, Refusal } from '../errors.ts';

/** The limit for one account; each upload may need a temporary file of 50 MB. */
const MOST = 4;
const TRY_AGAIN_SECONDS = 5;

/** Allowed size of a form without its file (names, types and boundaries), in bytes. */
const BESIDE_THE_FILE = 64 * 1024;

const missing = () => new Invalid({ file: { rule: 'required' } });

type TooLarge = () => Refusal;

/**
 * Writes the one file of a multipart form, from its field `file`, to `path`, and returns the file name
 * that the client sent. The bytes are counted as they arrive, and reading stops when the form is too
 * long for a file of `most` bytes. The caller removes the file, also after an error.
 * @throws the error of `tooLarge`; 422 without a file; 400 `badRequest` for a form that is incomplete
 * or names no boundary
 */
export const receiveFile = (
  request: FastifyRequest,
  path: string,
  most: number,
  tooLarge: TooLarge,
): Promise<string> =>
  receive(request, most, tooLarge, async ({ file, filename }, signal) => {
    await pipeline(file, createWriteStream(path), { signal });
    return filename;
  });

/** The same, but the bytes are only kept in memory: for files that must never be on a disk in clear. */
export const receiveBytes = (
  request: FastifyRequest,
  most: number,
  tooLarge: TooLarge,
): Promise<{ name: string; bytes: Buffer }> =>
  receive(request, most, tooLarge, async ({ file, filename }, signal) => {
    const chunks: Buffer[] = [];
    for await (const chunk of addAbortSignal(signal, file)) chunks.push(chunk);
    return { name: filename, bytes: Buffer.concat(chunks) };
  });

type Take<T> = (part: MultipartFile, signal: AbortSignal) => Promise<T>;

async function receive<T>(
  request: FastifyRequest,
  most: number,
  tooLarge: TooLarge,
  take: Take<T>,
): Promise<T> {
  if (!request.isMultipart()) throw missing();
  const stop = new AbortController();
  const taking = takePart(request, take, stop.signal);
  // Started after the reader, which is attached by now, so it misses no byte.
  const limit = limitOf(request.raw, most + BESIDE_THE_FILE);
  try {
    const taken = await Promise.race([
      taking,
      limit.reached.then(() => Promise.reject(tooLarge())),
    ]);
    if (taken === null) throw tooLarge();
    return taken;
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
async function takePart<T>(
  request: FastifyRequest,
  take: Take<T>,
  signal: AbortSignal,
): Promise<T | null> {
  const part = await request.file();
  if (part?.fieldname !== 'file') throw missing();
  const taken = await take(part, signal);
  return part.file.truncated ? null : taken;
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

/** Counts the running uploads of each account. */
export class UploadsAtOnce {
  readonly #running = new Map<string, number>();

  /** @throws Refusal 429 when the account already has too many running uploads */
  async run<T>(account: string, work: () => Promise<T>): Promise<T> {
    const before = this.#running.get(account) ?? 0;
    if (before >= MOST) throw new Refusal(429, 'tooManyRequests', { seconds: TRY_AGAIN_SECONDS });
    this.#running.set(account, before + 1);
    try {
      return await work();
    } finally {
      const left = (this.#running.get(account) ?? 1) - 1;
      if (left > 0) this.#running.set(account, left);
      else this.#running.delete(account);
    }
  }
}
