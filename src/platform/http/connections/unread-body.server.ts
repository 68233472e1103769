import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much of a body is still read after the answer, in bytes: for a form that was refused. */
const MAX_UNREAD = 64 * 1024;
/** How long a client has to read the answer, in ms. */
const NOTICE_MS = 2000;

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

/**
 * Ends a connection whose request was answered before its body was read completely. Node would read
 * such a body as long as the client sends it.
 */
export function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  if (!hasBody(request)) return;
  response.once('prefinish', () => {
    if (request.complete) return;
    let left = MAX_UNREAD;
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
