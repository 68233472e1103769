/** Slower uploads to the store fail: in bytes per ms, 256 KB a second. */
const SLOWEST = 256;

/**
 * Like `fetch`, but fails if the reply does not begin in time. The limit grows with the bytes that are
 * sent. The body of the reply may take longer, because a slow visitor reads it; a silent one is ended
 * by Node after five minutes.
 */
export const fetchInTime =
  (limitMs: number): typeof fetch =>
  async (input, init) => {
    const stop = new AbortController();
    const limit = limitMs + bytesOf(init?.body) / SLOWEST;
    const timer = setTimeout(
      () => stop.abort(new DOMException('The store did not answer in time.', 'TimeoutError')),
      limit,
    );
    try {
      return await fetch(input, { ...init, signal: stop.signal });
    } finally {
      clearTimeout(timer);
    }
  };

function bytesOf(body: unknown): number {
  if (body instanceof Blob) return body.size;
  if (body instanceof Uint8Array || typeof body === 'string') return body.length;
  return 0;
}
