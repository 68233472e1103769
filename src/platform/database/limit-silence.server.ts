import type { Socket } from 'node:net';
import type pg from 'pg';

/** Parts of the driver's client that its types leave out. */
interface Inner {
  connection: { stream: Socket };
  /** False from sending a statement until the server has answered it. */
  readyForQuery: boolean;
}

const socketOf = (client: pg.ClientBase): Socket => (client as unknown as Inner).connection.stream;

export const isAnswering = (client: pg.ClientBase): boolean =>
  (client as unknown as Inner).readyForQuery;

/**
 * Ends a connection whose server leaves a statement without any answer for so long, as when the
 * server is stopped or the network swallows the packets. The server's own limit on statements does
 * not help there. Call it once the client is connected.
 */
export function limitSilence(client: pg.ClientBase, ms: number): void {
  const socket = socketOf(client);
  socket.setTimeout(ms);
  // Given to setTimeout, this would be called once, and an idle connection would use that up.
  socket.on('timeout', () => {
    if (isAnswering(client)) return;
    // An answer that came while this process stood still is read before it is missed.
    const { bytesRead } = socket;
    setImmediate(() => {
      if (isAnswering(client) || socket.bytesRead > bytesRead) return;
      dropConnection(client, 'The database does not answer.');
    });
  });
}

/** Ends a connection at once, without waiting for the server to agree. */
export function dropConnection(client: pg.ClientBase, why?: string): void {
  const error =
    why === undefined ? undefined : Object.assign(new Error(why), { code: 'ETIMEDOUT' });
  socketOf(client).destroy(error);
}
