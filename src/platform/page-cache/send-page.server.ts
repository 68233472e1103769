import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from './cached-page.server.ts';
import { chooseEncoding } from './compress.server.ts';
import type { PageCache } from './page-cache.server.ts';

/** The encoding in which a request wants its answer. */
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
 * The very front of the server: what is in the cache is answered here, before routing, hooks or
 * parsing. Returns false when somebody else has to answer. What is cached is what every visitor
 * gets, so a request of somebody signed in goes on to where the session is known.
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
