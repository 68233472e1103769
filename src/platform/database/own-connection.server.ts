import pg from 'pg';

export interface OwnConnection {
  /** Shown in the server's list of connections. */
  name: string;
  /** Ends the connection. */
  signal?: AbortSignal | undefined;
}

/** How soon the database notices that the process has gone, also in the middle of a statement. */
const GONE_MS = 1000;

/**
 * Opens a connection that belongs to no pool, without a statement timeout, and closes it after `work`.
 * When it is lost, its locks and its transaction end with it.
 */
export async function withConnection<T>(
  config: pg.ClientConfig,
  { name, signal }: OwnConnection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted();
  const client = new pg.Client({
    ...config,
    // In a pool's options `password` is not enumerable, so the spread does not copy it.
    password: config.password,
    application_name: name,
    keepAlive: true,
    // The options of a pool may have it; COPY and cursors cannot be sent in it.
    pipeline: false,
  });
  // The running statement fails by itself. An 'error' event without a listener ends the process.
  client.on('error', () => {});
  const disconnect = () => void client.end().catch(() => {});
  signal?.addEventListener('abort', disconnect, { once: true });
  try {
    await client.connect();
    await client.query('SET statement_timeout = 0');
    // Without it, a long statement of a killed process would hold its locks until it ends. Databases on
    // some systems cannot do this.
    await client.query(`SET client_connection_check_interval = ${GONE_MS}`).catch(() => {});
    return await work(client);
  } catch (error) {
    // The error of an interrupted statement contains only that its connection ended.
    signal?.throwIfAborted();
    throw error;
  } finally {
    signal?.removeEventListener('abort', disconnect);
    await client.end().catch(() => {});
  }
}
