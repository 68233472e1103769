import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const ROOT = 0;
const FIRST_FOR_EVERYBODY = 1024;

/**
 * Listens on a port that only root may open, before the process stops being root. Until
 * {@link listenOn} gives the port to the product, connections are closed. Null: there is no need.
 */
export async function listenEarly(port: number, host: string): Promise<Server | null> {
  if (process.getuid?.() !== ROOT || port === 0 || port >= FIRST_FOR_EVERYBODY) return null;
  const early = createServer((socket) => socket.destroy()).listen(port, host);
  await once(early, 'listening');
  return early;
}

/** Options of `listen` for the address, or for the socket that already listens on it. */
export function listenOn(early: Server | null, port: number, host: string) {
  if (!early) return { port, host };
  const { address } = early.address() as { address: string };
  // Node takes a socket that is open already under this name.
  return { port, host: address, handle: (early as unknown as { _handle: object })._handle };
}
