import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const brotliLater = promisify(brotliCompress);
const gzipLater = promisify(gzip);

/** Browsers send few different headers, so each is parsed only once. Cleared when it is full. */
const chosen = new Map<string, Encoding>();
const CACHED_HEADERS = 100;

/** Picks by the request's Accept-Encoding. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = chosen.get(accepted);
  if (known) return known;
  const encoding = parseHeader(accepted);
  if (chosen.size >= CACHED_HEADERS) chosen.clear();
  chosen.set(accepted, encoding);
  return encoding;
}

function parseHeader(accepted: string): Encoding {
  for (const encoding of ['br', 'gzip'] as const) {
    const part = accepted.split(',').find((one) => one.trim().split(';', 1)[0] === encoding);
    if (part && !/;\s*q=0(\.0*)?\s*$/.test(part)) return encoding;
  }
  return 'identity';
}

/** Pages with more bytes are long texts: one more millisecond of compression makes them a quarter smaller. */
const LONG = 65_536;

/** For the first answer of a page: little work and memory, since it may never be requested again. */
export function compressFast(encoding: Encoding, plain: Buffer): Buffer {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return gzipSync(plain, { level: 1 });
  const isLong = plain.length > LONG;
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: isLong ? 3 : 0,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

/** For a page that is requested again: smaller, and outside the event loop. */
export async function compressWell(encoding: Encoding, plain: Buffer): Promise<Buffer> {
  if (encoding === 'identity') return plain;
  if (encoding === 'gzip') return gzipLater(plain, { level: 9 });
  return brotliLater(plain, {
    params: {
      // From 6 on the compressor takes some 30 MB of memory for each page.
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_LGWIN]: 18,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
    },
  });
}

export function decompress(encoding: Encoding, bytes: Buffer): Buffer {
  if (encoding === 'identity') return bytes;
  return encoding === 'gzip' ? gunzipSync(bytes) : brotliDecompressSync(bytes);
}
