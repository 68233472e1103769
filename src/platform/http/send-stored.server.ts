import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../storage/store.server.ts';

interface StoredFile {
  key: string;
  /** The size of the file in bytes. */
  size: number;
  /** The ETag, with quotation marks. */
  tag: string;
  headers: Record<string, string>;
}

/**
 * Sends a stored file, whole or in the part that was asked for (206), or only that the browser has it
 * already (304). A part that is not in the file is a 416, a file that does not exist a 404.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  store: Store,
  { key, size, tag, headers: own }: StoredFile,
): Promise<unknown> {
  const headers = { ...own, 'Accept-Ranges': 'bytes', ETag: tag };
  if (isKnown(request, tag)) return reply.code(304).headers(headers).send();
  const range = wantedRange(request, tag, size);
  if (range === 'impossible') return refuseRange(reply, size);
  // HEAD sends only the headers, but the framework would read the whole file.
  const part = request.method === 'HEAD' ? { start: 0, end: 0 } : (range ?? undefined);
  const found = await store.read(key, part);
  if (!found) return reply.callNotFound();
  if (range) {
    reply.code(206).header('Content-Range', `bytes ${range.start}-${range.end}/${found.size}`);
  }
  return reply
    .headers(headers)
    .header('Content-Length', range ? range.end - range.start + 1 : found.size)
    .send(found.stream);
}

/** Whether the browser already has this file. */
function isKnown(request: FastifyRequest, tag: string): boolean {
  const known = request.headers['if-none-match'];
  return (
    known === '*' ||
    (known?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false)
  );
}

/** If the file has changed since the first part, the client gets the whole file, not a wrong part. */
function wantedRange(request: FastifyRequest, tag: string, size: number) {
  const begun = request.headers['if-range'];
  if (request.method !== 'GET' || (begun !== undefined && begun !== tag)) return null;
  return readRange(request.headers.range, size);
}

function refuseRange(reply: FastifyReply, size: number): FastifyReply {
  return reply
    .code(416)
    .header('Content-Range', `bytes */${size}`)
    .type('text/plain; charset=utf-8')
    .send('416 Range Not Satisfiable');
}

/** The first and the last byte, both included. */
interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header for a file of `size` bytes. Null without a range, for several ranges and for
 * an invalid header: the whole file is a valid answer to each. `impossible` is answered with 416.
 */
function readRange(header: string | undefined, size: number): ByteRange | 'impossible' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  if (from === '') {
    const last = Number(to);
    return last === 0 || size === 0
      ? 'impossible'
      : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return null;
  if (start >= size) return 'impossible';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
