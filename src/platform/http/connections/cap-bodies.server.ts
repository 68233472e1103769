import type { IncomingMessage } from 'node:http';
import type { ConnectionLimits } from './limits.server.ts';
import { PerNetwork } from './per-network.server.ts';
import { hasBody } from './unread-body.server.ts';

type Limits = Pick<ConnectionLimits, 'mostBodies' | 'mostBodiesOfNetwork' | 'isShared'>;

/**
 * Limits how many requests wait for their bodies at the same time. A body may take as long as the
 * whole request: without this limit, a few hundred slow clients could occupy all places for
 * requests. The returned function returns whether a request may continue.
 */
export function capBodies(limits: Limits): (request: IncomingMessage) => boolean {
  const ofNetworks = new PerNetwork(limits.mostBodiesOfNetwork, limits.isShared);
  let all = 0;
  return (request) => {
    if (!hasBody(request)) return true;
    if (all >= limits.mostBodies) return false;
    const leave = ofNetworks.enter(request.socket.remoteAddress);
    if (!leave) return false;
    all++;
    // Emitted once the body was read, and also when the connection ends before.
    request.once('close', () => {
      all--;
      leave();
    });
    return true;
  };
}
