import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding } from './compress.server.ts';
import type { CachedPage, PageCache } from './page-cache.server.ts';

/** Answers with a page, or with 304 when the browser's copy is the same. GET and HEAD. */
export function sendPage(
  cache: PageCache,
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
  const encoding = chooseEncoding(request.headers['accept-encoding'] as string | undefined);
  const body = encoding ? cache.body(page, encoding) : null;
  response.writeHead(
    status,
    body?.headers ?? [...page.headers, 'Content-Length', String(page.plain.length)],
  );
  response.end(request.method === 'HEAD' ? undefined : (body?.bytes ?? page.plain));
}

/**
 * The very front of the server: a page that is in the cache is answered here, before routing,
 * hooks or parsing. Returns false when somebody else has to answer.
 */
export function answerFromCache(
  cache: PageCache,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const page = cache.get(request.url as string);
  if (!page) return false;
  cache.hits++;
  sendPage(cache, page, request, response);
  return true;
}
