import { atMidnight } from '../../platform/istanbul.ts';
import { VISITOR } from '../../platform/operation.server.ts';
import { operationOf, type Services } from '../../platform/services.server.ts';
import { eraseOrigins } from './erase.server.ts';

/**
 * Erases what is old enough now and at every midnight, until the returned function is called; that
 * waits for what is under way. What fails is done by the next run.
 */
export function eraseDaily(
  services: Services,
  onFault: (error: unknown) => void,
): () => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  const erase = () => {
    underWay = eraseOrigins(operationOf(services, VISITOR)).catch(onFault);
  };
  erase();
  const stop = atMidnight(services.clock, erase);
  return async () => {
    stop();
    await underWay;
  };
}
