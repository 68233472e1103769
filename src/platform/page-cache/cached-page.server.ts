import { crc32 } from 'node:zlib';
import {
  compressFast,
  compressWell,
  decompress,
  ENCODINGS,
  type Encoding,
} from './compress.server.ts';
import { encodeParts, encodeText, type TextParts } from './encode-text.server.ts';

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
    const plain = typeof text === 'string' ? encodeText(text) : encodeParts(text);
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
