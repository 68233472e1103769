import { atMidnight } from '../../platform/istanbul.ts';
import { VISITOR } from '../../platform/operation.server.ts';
import { operationOf, type Services } from '../../platform/services.server.ts';
import { eraseOrigins } from './erase.server.ts';

/**
 * Erases what is old enough now and at every midnight, until the returned function is called; that
 * waits for the part that is under way. What fails or is left is done by the next run.
 */
export function eraseDaily(
  services: Services,
  onFault: (error: unknown) => void,
): () => Promise<void> {
  const ended = new AbortController();
  let underWay: Promise<unknown> = Promise.resolve();
  const erase = () => {
    underWay = eraseOrigins(operationOf(services, VISITOR), ended.signal).catch(onFault);
  };
  erase();
  const stop = atMidnight(services.clock, erase);
  return async () => {
    stop();
    ended.abort();
    await underWay;
  };
}
