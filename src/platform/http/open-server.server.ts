import type { RequestListener, Server } from 'node:http';
import type { PageCache } from '../page-cache/page-cache.server.ts';
import { answerFromCache } from '../page-cache/send-page.server.ts';
import type { Front } from './admission/front.server.ts';
import type { ConnectionLimits } from './connections/limits.server.ts';
import { endWhenStalled, openGuardedServer } from './connections/open-guarded.server.ts';
import type { HttpCounts } from './http-counts.server.ts';

/**
 * The listening server: cached pages are answered and requests above the limits are refused before
 * the framework runs.
 */
export function serverWithCache(
  cache: PageCache,
  front: Front,
  limits: ConnectionLimits,
  counts: HttpCounts,
): (handler: RequestListener) => Server {
  return (handler) =>
    openGuardedServer(
      limits,
      (request, response) => {
        if (answerFromCache(cache, request, response)) {
          counts.cached++;
          return;
        }
        if (front.refuses(request, response)) {
          counts.refused++;
          return;
        }
        endWhenStalled(response);
        handler(request, response);
      },
      () => {
        counts.refusedConnections++;
      },
    );
}
