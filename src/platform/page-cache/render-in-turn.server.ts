import type { FastifyRequest } from 'fastify';
import type { Admission } from '../http/admission/admission.server.ts';
import type { Cost } from '../http/admission/costs.ts';
import type { Rendered, Tagged, TaggedCache } from './tagged-cache.server.ts';

/**
 * The same as `cache.getOrRender`, for costly rendering: each request that finds nothing in the cache
 * counts for its network, and the rendering waits in a queue.
 * @throws Refusal 503 or 429, as {@link Admission} does
 */
export async function getOrRenderInTurn<T extends Tagged, U>(
  cache: TaggedCache<T>,
  key: string,
  { admission, cost, request }: { admission: Admission; cost: Cost; request: FastifyRequest },
  render: () => Promise<Rendered<T, U>>,
): Promise<T | U> {
  const cached = cache.get(key);
  if (cached) return cached;
  await admission.spend(cost, request);
  return cache.getOrRender(key, () => admission.run(cost, request, render));
}
