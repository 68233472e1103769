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

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...config, password: config.password, keepAlive: true });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', (notice) => onNotice(notice.payload ?? ''));
    await next.connect();
    await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    client = next;
  }

  function lost(which: pg.Client): void {
    if (closed || (client !== which && client !== null)) return;
    client = null;
    clearTimeout(timer);
    timer = setTimeout(reconnect, RETRY_MS);
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
      onGap();
    } catch {
      if (!closed) timer = setTimeout(reconnect, RETRY_MS);
    }
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
