import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { dropConnection, isAnswering, limitSilence } from '../inside/pg-connection.server.ts';

const RETRY_MS = 500;
/** How long the server has to confirm that the connection ends. */
const DISCONNECT_MS = 500;
const CHECK_MS = 2000;
/** Timeout of an answer and of a new connection. */
const SILENCE_MS = 4500;
const IS_READ_ONLY = `select current_setting('transaction_read_only') = 'on' as read_only`;
/** SQLSTATE of a server that accepts no connections while it starts or stops. */
const CANNOT_CONNECT_NOW = '57P03';

/**
 * `listening`: notices arrive. `lost`: they may be missed. `away`: the database does not answer.
 * `readOnly`: it answers, but nothing can be written.
 */
export type ListeningState = 'listening' | 'lost' | 'away' | 'readOnly';

type OnNotice = (payload: string) => void;
interface Channel {
  onNotice: OnNotice;
  onGap: () => void;
}

export interface Listening {
  state(): ListeningState;
  /** Receives the notices of another channel on the same connection, until the result is called. */
  add(channel: string, onNotice: OnNotice, onGap: () => void): Promise<() => void>;
  /** Ends soon, whether the database answers or not. */
  close(): Promise<void>;
}

const hear = (client: pg.Client, channels: string[]) =>
  client.query(channels.map((name) => `LISTEN ${pg.escapeIdentifier(name)}`).join('; '));

/**
 * Receives the notices of a channel on a separate connection, and checks every two seconds whether
 * the server still answers. After a lost connection `onGap` runs, because notices may have been
 * missed meanwhile.
 * @throws when the first connection fails; later ones are retried without limit
 */
export async function listen(
  config: pg.ClientConfig,
  channel: string,
  onNotice: OnNotice,
  onGap: () => void,
): Promise<Listening> {
  const channels = new Map<string, Channel>([[channel, { onNotice, onGap }]]);
  let closed = false;
  let client: pg.Client | null = null;
  let state: ListeningState = 'lost';
  let timer: NodeJS.Timeout | undefined;

  /** A new connection is opened only when one that was listening ends, so there is never more than one. */
  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...config,
      password: config.password,
      connectionTimeoutMillis: SILENCE_MS,
      keepAlive: true,
    });
    let silent = false;
    const end = () => void next.end().catch(() => {});
    next.on('error', (error: NodeJS.ErrnoException) => {
      silent ||= error.code === 'ETIMEDOUT';
      end();
    });
    next.on('notification', (notice) =>
      channels.get(notice.channel)?.onNotice(notice.payload ?? ''),
    );
    try {
      await next.connect();
      limitSilence(next, SILENCE_MS);
      let heard = 0;
      // Another channel may be added meanwhile.
      while (heard < channels.size) {
        const names = [...channels.keys()];
        await hear(next, names);
        await checkReadOnly(next);
        heard = names.length;
      }
    } catch (error) {
      end();
      throw error;
    }
    if (closed) return dropConnection(next);
    client = next;
    next.once('end', () => reconnectLater(silent ? 'away' : 'lost'));
    timer = setTimeout(check, CHECK_MS).unref();
  }

  async function checkReadOnly(current: pg.Client): Promise<void> {
    const { rows } = await current.query<{ read_only: boolean }>(IS_READ_ONLY);
    state = rows[0]?.read_only ? 'readOnly' : 'listening';
  }

  /** Without an answer the connection ends by itself, and then {@link reconnectLater} runs. */
  async function check(): Promise<void> {
    const current = client;
    if (closed || !current) return;
    if (isAnswering(current)) await checkReadOnly(current).catch(() => {});
    if (client === current) timer = setTimeout(check, CHECK_MS).unref();
  }

  function reconnectLater(now: ListeningState): void {
    client = null;
    state = now;
    clearTimeout(timer);
    if (!closed) timer = setTimeout(reconnect, RETRY_MS);
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
    } catch (error) {
      // A server that refuses, for example because it has too many connections, still serves others.
      const refused = error instanceof pg.DatabaseError && error.code !== CANNOT_CONNECT_NOW;
      return reconnectLater(refused ? 'lost' : 'away');
    }
    if (!closed) for (const each of [...channels.values()]) each.onGap();
  }

  await connect();
  return {
    state: () => state,
    async add(name, onNotice, onGap) {
      channels.set(name, { onNotice, onGap });
      if (client) await hear(client, [name]);
      return () => channels.delete(name);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      const last = client;
      if (!last) return;
      await Promise.race([
        last.end().catch(() => {}),
        wait(DISCONNECT_MS, undefined, { ref: false }),
      ]);
      dropConnection(last);
    },
  };
}
