import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../errors.ts';
import { networksOf } from '../../network.server.ts';

/** How many requests an IPv6 block has: those of so many of its 65,536 networks. */
const NETWORKS_OF_BLOCK = 5;

/** The network by which requests are counted. */
export const networkOf = ({ ip }: FastifyRequest): string => networksOf(ip).network;
const blockOf = ({ ip }: FastifyRequest) => networksOf(ip).block;

/**
 * Makes a function that counts a request of its sender's network and of the IPv6 block around it.
 * It throws Refusal 429 for one too many. `server` has the rate-limit plugin.
 */
export function limitSenders(
  server: FastifyInstance,
  max: number,
  timeWindow: number,
): (request: FastifyRequest) => Promise<void> {
  const counts = [
    server.createRateLimit({ max, timeWindow, keyGenerator: networkOf }),
    server.createRateLimit({
      max: max * NETWORKS_OF_BLOCK,
      timeWindow,
      keyGenerator: (request) => blockOf(request) ?? '',
      allowList: (request) => blockOf(request) === null,
    }),
  ];
  return async (request) => {
    for (const count of counts) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded)
        throw new Refusal(429, 'tooManyRequests', { seconds: counted.ttlInSeconds });
    }
  };
}
