import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Requests that are on their way when a stop begins are still accepted, in ms. */
const LAST_ARRIVALS_MS = 500;
/** A client that reads an answer more slowly than this loses the connection. */
const PATIENCE_MS = 9000;

/** Answers what has arrived and what is just arriving, then closes every connection. */
export async function drain(app: FastifyInstance): Promise<void> {
  await wait(LAST_ARRIVALS_MS);
  const { server } = app;
  // A connection that falls idle later would hold the stop until its browser lets go of it.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const end = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(end);
}
