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
 * Ends a connection whose server does not answer a statement within `ms`, for example because the
 * server is frozen or the network loses the packets. The server's own statement timeout does not
 * help then. Call it once the client is connected.
 */
export function limitSilence(client: pg.ClientBase, ms: number): void {
  const socket = socketOf(client);
  socket.setTimeout(ms);
  // As an argument of setTimeout it would be called only once, and an idle connection would use that call.
  socket.on('timeout', () => {
    if (isAnswering(client)) return;
    // An answer that arrived while this process was blocked is read first.
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
