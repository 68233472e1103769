import pg from 'pg';

export const CHANNEL = 'ufuk_changed';
const RETRY_MS = 500;

export interface Notices {
  close(): Promise<void>;
}

/**
 * Tells every process that shares the database which tags went stale, on one connection of its own.
 * After a lost connection `onGap` runs, since notices may have been missed meanwhile.
 */
export async function listenForChanges(
  config: pg.ClientConfig,
  onTags: (tags: string[]) => void,
  onGap: () => void,
): Promise<Notices> {
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...config, application_name: 'ufuk notices', keepAlive: true });
    next.on('error', () => lost(next));
    next.on('end', () => lost(next));
    next.on('notification', (notice) => onTags(JSON.parse(notice.payload ?? '[]')));
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
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
