import type { IncomingMessage, ServerResponse } from 'node:http';
import { crc32 } from 'node:zlib';
import {
  chooseEncoding,
  compressFast,
  compressWell,
  decompress,
  ENCODINGS,
  type Encoding,
} from './compress.server.ts';
import { TaggedCache } from './tagged-cache.server.ts';

/** Pages and other texts by address, compressed. */
export class PageCache extends TaggedCache<CachedPage> {}

/** A text in parts, in their order. Parts that many texts have are encoded already, in UTF-8. */
export type TextParts = readonly (string | Buffer)[];

interface Body {
  bytes: Buffer;
  /** All header names and values alternately, so that sending needs no more work. */
  headers: string[];
  hits: number;
  /** Whether a slower compression was tried. */
  isFinal: boolean;
}

/** After so many requests for an encoding a slower, smaller compression is worth it. */
const HITS_TO_IMPROVE = 3;

/**
 * Whether a page is being compressed again. One at a time, in all of the process: each takes some MB of
 * memory and a thread that files and passwords need too. The others wait for their next request.
 */
let isImproving = false;

/**
 * A page ready to be sent. It is stored in the encoding of its first request; other encodings are made
 * from that one when a client requests them.
 */
export class CachedPage {
  /** Changes with the text: its length and checksum, the same in every process. */
  readonly etag: string;
  readonly tags: string[];
  /** Headers without length and encoding, as for a 304. */
  readonly headers: string[];
  readonly #bodies: Partial<Record<Encoding, Body>> = {};
  whenResized?: () => void;

  constructor(text: string | TextParts, first: Encoding, headers: string[], tags: string[]) {
    const parts = typeof text === 'string' ? [text] : text;
    const plain = Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)),
    );
    this.etag = `W/"${plain.length.toString(36)}-${crc32(plain).toString(36)}"`;
    this.headers = [...headers, 'ETag', this.etag];
    this.tags = tags;
    this.#add(first, compressFast(first, plain));
  }

  /** Approximate bytes of memory that the page takes now. It grows with each further encoding. */
  get size(): number {
    const stored = Object.values(this.#bodies).reduce((sum, body) => sum + body.bytes.length, 0);
    return stored * 2 + 2048;
  }

  body(encoding: Encoding): Body {
    const body =
      this.#bodies[encoding] ?? this.#add(encoding, compressFast(encoding, this.plain()));
    if (++body.hits >= HITS_TO_IMPROVE && !body.isFinal && !isImproving) this.#improve(encoding);
    return body;
  }

  /** The same page with another text, for one answer only. */
  withText(change: (text: string) => string, encoding: Encoding): CachedPage {
    const headers = this.headers.slice(0, -2);
    return new CachedPage(change(this.plain().toString()), encoding, headers, []);
  }

  plain(): Buffer {
    const stored = ENCODINGS.find((encoding) => this.#bodies[encoding]) as Encoding;
    return decompress(stored, (this.#bodies[stored] as Body).bytes);
  }

  async #improve(encoding: Encoding): Promise<void> {
    isImproving = true;
    try {
      this.#add(encoding, await compressWell(encoding, this.plain()), true);
    } catch {
      // For example, the compressor had not enough memory. The larger body is correct as well.
      (this.#bodies[encoding] as Body).isFinal = true;
    } finally {
      isImproving = false;
    }
  }

  #add(encoding: Encoding, compressed: Buffer, isFinal = encoding === 'identity'): Body {
    // The compressor returns a part of a larger buffer, which would stay in memory with it.
    const bytes = Buffer.allocUnsafeSlow(compressed.length);
    compressed.copy(bytes);
    const headers = [...this.headers, 'Content-Length', String(bytes.length)];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    const body = { bytes, headers, hits: 0, isFinal };
    this.#bodies[encoding] = body;
    this.whenResized?.();
    return body;
  }
}

/** The best encoding that a request accepts. */
export const encodingFor = (request: IncomingMessage) =>
  chooseEncoding(request.headers['accept-encoding'] as string | undefined);

/** Answers with a page, or with 304 when the browser's copy is the same. GET and HEAD. */
export function sendPage(
  page: CachedPage,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  if (status === 200 && request.headers['if-none-match']?.includes(page.etag.slice(2))) {
    response.writeHead(304, page.headers);
    response.end();
    return;
  }
  const body = page.body(encodingFor(request));
  response.writeHead(status, body.headers);
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

/**
 * Answers cached pages before routing, hooks or parsing. Returns false if the page is not cached. The
 * cache has only pages that are the same for every visitor, so a request with a session is passed on.
 */
export function answerFromCache(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const page = cache.get(request.url as string);
  if (!page || request.headers.authorization) return false;
  sendPage(page, request, response);
  return true;
}
