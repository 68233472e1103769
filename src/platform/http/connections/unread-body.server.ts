import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is read of a body after its request was answered, in bytes: a form that was refused. */
const MOST_UNREAD = 64 * 1024;
/** How long a client has to notice that it was answered, in ms. */
const NOTICE_MS = 2000;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

/**
 * Ends a connection whose request was answered before its body was read to the end. Node goes on
 * reading such a body for as long as it is sent.
 */
export function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  response.once('prefinish', () => {
    if (request.complete) return;
    let left = MOST_UNREAD;
    request.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left < 0) request.pause();
    });
    request.resume();
  });
  response.once('finish', () => {
    if (request.complete) return;
    const { socket } = request;
    const timer = setTimeout(() => socket.destroy(), NOTICE_MS);
    request.once('close', () => clearTimeout(timer));
  });
}
