import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Pipelined requests of one connection that may wait; browsers do not pipeline. */
const MAX_WAITING = 64;

/**
 * Answers the requests of a connection one after the other. Requests that a client sends without
 * waiting for the answers (pipelining) have to wait, so that one connection cannot make the server
 * open a thousand files at once. A connection with too many of them is closed.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request: IncomingMessage, response: ServerResponse) => {
    // Node gives the socket to a response when the one before it has been sent.
    if (response.socket !== null) {
      answer(request, response);
      return;
    }
    const { socket } = request;
    const before = waiting.get(socket) ?? 0;
    if (before >= MAX_WAITING) {
      socket.destroy();
      return;
    }
    waiting.set(socket, before + 1);
    response.once('socket', () => {
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1);
      process.nextTick(() => {
        if (!socket.destroyed) answer(request, response);
      });
    });
  };
}
