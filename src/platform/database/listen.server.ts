import pg from 'pg';

const RETRY_MS = 500;

export interface Listening {
  close(): Promise<void>;
}

/**
 * Hears what is notified on a channel, on one connection of its own. After a lost connection `onGap`
 * runs, since notices may have been missed meanwhile.
 */
export async function listen(
  config: pg.ClientConfig,
  channel: string,
  onNotice: (payload: string) => void,
  onGap: () => void,
): Promise<Listening> {
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** Only a connection that has begun to listen is missed when it ends, or loops would multiply. */
  async function connect(): Promise<void> {
    const next = new pg.Client({ ...config, password: config.password, keepAlive: true });
    const end = () => void next.end().catch(() => {});
    next.on('error', end);
    next.on('notification', (notice) => onNotice(notice.payload ?? ''));
    try {
      await next.connect();
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      end();
      throw error;
    }
    if (closed) return end();
    client = next;
    next.once('end', again);
  }

  function again(): void {
    client = null;
    if (!closed) timer = setTimeout(reconnect, RETRY_MS);
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
    } catch {
      return again();
    }
    if (!closed) onGap();
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
