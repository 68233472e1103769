import { once } from 'node:events';
import { Server } from 'node:net';
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long new requests are still accepted after a stop begins, in ms. */
const LAST_ARRIVALS_MS = 500;
/** How long a connection that was just accepted may take to send its request. */
const LAST_REQUESTS_MS = 100;
/** How long a client may take to read its answer before the connection is closed, in ms. */
const TIMEOUT_MS = 9000;

/** Answers all requests that have arrived, then closes every connection. */
export async function drain(app: FastifyInstance): Promise<void> {
  const { server } = app;
  // A proxy opens its next connection to another process, instead of sending a request on one that is
  // closed at that moment.
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  await wait(LAST_ARRIVALS_MS);
  // The close of an HTTP server also closes connections whose requests have arrived and are not read
  // yet, and a client would not know whether its form was received. So it first stops listening only, and
  // closes connections right after everything that has arrived was read.
  await afterPoll();
  const closed = once(server, 'close');
  Server.prototype.close.call(server);
  await wait(LAST_REQUESTS_MS);
  await afterPoll();
  server.closeIdleConnections();
  // A connection that becomes idle later would stay open, and delay the stop, until its browser
  // closes it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), TIMEOUT_MS);
  await Promise.all([app.close(), closed]);
  clearInterval(sweep);
  clearTimeout(end);
}
