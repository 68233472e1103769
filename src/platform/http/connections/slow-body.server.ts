import type { IncomingMessage } from 'node:http';
import type { ConnectionLimits } from './limits.server.ts';
import { hasBody } from './unread-body.server.ts';

type Limits = Pick<ConnectionLimits, 'slowBodyMs' | 'leastBodyBytes'>;

/**
 * Ends a connection whose client sends the body too slowly. A body that waits because the server does
 * not read it is no reason.
 */
export function endSlowBody(request: IncomingMessage, limits: Limits): void {
  if (!hasBody(request)) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const arrived = socket.bytesRead - before;
    before = socket.bytesRead;
    if (request.readableLength === 0 && arrived < limits.leastBodyBytes) socket.destroy();
  }, limits.slowBodyMs).unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop).once('close', stop);
}
