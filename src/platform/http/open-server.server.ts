import type { RequestListener, Server } from 'node:http';
import type { PageCache } from '../page-cache/page-cache.server.ts';
import { answerFromCache } from '../page-cache/send-page.server.ts';
import type { Front } from './admission/front.server.ts';
import type { ConnectionLimits } from './connections/limits.server.ts';
import { endWhenStalled, openGuardedServer } from './connections/open-guarded.server.ts';
import type { HttpCounts } from './http-counts.server.ts';

/**
 * The listening server: pages in the cache are answered before anything of the framework runs, and
 * what there is no room for is refused there.
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
        if (front.refuses(request, response)) return;
        endWhenStalled(response);
        handler(request, response);
      },
      () => {
        counts.refusedConnections++;
      },
    );
}
