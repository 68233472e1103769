import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from './cached-page.server.ts';
import { chooseEncoding } from './compress.server.ts';
import type { PageCache } from './page-cache.server.ts';

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
