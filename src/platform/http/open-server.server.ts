import { createServer, type RequestListener, type Server } from 'node:http';
import type { PageCache } from '../page-cache/page-cache.server.ts';
import { answerFromCache } from '../page-cache/send-page.server.ts';
import type { Front } from './admission/front.server.ts';
import { HEADER_LIMIT, REQUEST_TIMEOUT_MS } from './limits.server.ts';

/**
 * The listening server: pages in the cache are answered before anything of the framework runs, and
 * what there is no room for is refused there.
 */
export function serverWithCache(
  cache: PageCache,
  front: Front,
): (handler: RequestListener) => Server {
  return (handler) =>
    createServer(
      {
        maxHeaderSize: HEADER_LIMIT,
        requestTimeout: REQUEST_TIMEOUT_MS,
        headersTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: 10_000,
      },
      (request, response) => {
        if (answerFromCache(cache, request, response) || front.refuses(request, response)) return;
        handler(request, response);
      },
    );
}
