import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

const ROOT = 0;
const FIRST_UNPRIVILEGED_PORT = 1024;

/**
 * Listens on a port that only root may open, before the process stops being root. Until the product
 * uses the port with {@link listenOn}, connections are closed. Null: this is not needed.
 */
export async function listenEarly(port: number, host: string): Promise<Server | null> {
  if (process.getuid?.() !== ROOT || port === 0 || port >= FIRST_UNPRIVILEGED_PORT) return null;
  const early = createServer((socket) => socket.destroy()).listen(port, host);
  await once(early, 'listening');
  return early;
}

/** Options of `listen` for the address, or for the socket that already listens on it. */
export function listenOn(early: Server | null, port: number, host: string) {
  if (!early) return { port, host };
  const { address } = early.address() as { address: string };
  // Node accepts an open socket under this property name.
  return { port, host: address, handle: (early as unknown as { _handle: object })._handle };
}
