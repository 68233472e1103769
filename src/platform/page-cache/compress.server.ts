import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const gzipLater = promisify(gzip);

/** Picks by the request's Accept-Encoding; null means as it is. */
export function chooseEncoding(accepted: string | undefined): Encoding | null {
  if (!accepted) return null;
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) return 'gzip';
  return null;
}

/** For the first answer of a page: little work, since it may never be asked for again. */
export function compressFast(encoding: Encoding, body: Buffer): Buffer {
  if (encoding === 'gzip') return gzipSync(body, { level: 1 });
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 1,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** For a page that is asked for again: smaller, and outside the event loop. */
export function compressWell(encoding: Encoding, body: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return gzipLater(body, { level: 9 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
