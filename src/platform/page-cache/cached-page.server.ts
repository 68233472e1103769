import { crc32 } from 'node:zlib';
import {
  compressFast,
  compressWell,
  decompress,
  ENCODINGS,
  type Encoding,
} from './compress.server.ts';

interface Body {
  bytes: Buffer;
  /** Complete header names and values in turn, so that sending builds nothing. */
  headers: string[];
  hits: number;
}

/** An encoding asked for this often is worth a slower, smaller compression. */
const HITS_TO_IMPROVE = 3;

/**
 * A page ready to be sent. It is held compressed as it was first asked for; other encodings are
 * made from that one when somebody wants them.
 */
export class CachedPage {
  /** Changes with the text: its length and checksum, the same in every process. */
  readonly etag: string;
  readonly tags: string[];
  /** Headers without length and encoding, as a 304 carries them. */
  readonly headers: string[];
  readonly #bodies: Partial<Record<Encoding, Body>> = {};
  whenResized?: () => void;

  constructor(text: string, first: Encoding, headers: string[], tags: string[]) {
    const plain = Buffer.from(text);
    this.etag = `W/"${plain.length.toString(36)}-${crc32(plain).toString(36)}"`;
    this.headers = [...headers, 'ETag', this.etag];
    this.tags = tags;
    this.#add(first, compressFast(first, plain));
  }

  /** Bytes of memory that the page takes now, roughly. It grows when another encoding is asked for. */
  get size(): number {
    const held = Object.values(this.#bodies).reduce((sum, body) => sum + body.bytes.length, 0);
    return held * 2 + 2048;
  }

  body(encoding: Encoding): Body {
    const body =
      this.#bodies[encoding] ?? this.#add(encoding, compressFast(encoding, this.plain()));
    if (++body.hits === HITS_TO_IMPROVE && encoding !== 'identity') this.#improve(encoding);
    return body;
  }

  /** The same page with another text, for one answer only. */
  withText(change: (text: string) => string, encoding: Encoding): CachedPage {
    const headers = this.headers.slice(0, -2);
    return new CachedPage(change(this.plain().toString()), encoding, headers, []);
  }

  plain(): Buffer {
    const held = ENCODINGS.find((encoding) => this.#bodies[encoding]) as Encoding;
    return decompress(held, (this.#bodies[held] as Body).bytes);
  }

  #improve(encoding: Encoding): void {
    compressWell(encoding, this.plain()).then(
      (bytes) => {
        this.#add(encoding, bytes).hits = HITS_TO_IMPROVE;
      },
      // The compressor had no memory, for one: the larger body is as right as the smaller one.
      () => {},
    );
  }

  #add(encoding: Encoding, made: Buffer): Body {
    // The compressor answers part of a larger buffer, which would be held with it.
    const bytes = Buffer.allocUnsafeSlow(made.length);
    made.copy(bytes);
    const headers = [...this.headers, 'Content-Length', String(bytes.length)];
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    const body = { bytes, headers, hits: 0 };
    this.#bodies[encoding] = body;
    this.whenResized?.();
    return body;
  }
}
