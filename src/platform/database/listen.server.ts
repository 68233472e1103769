import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { dropConnection, isAnswering, limitSilence } from './limit-silence.server.ts';

const RETRY_MS = 500;
/** How long the server has to confirm that the connection ends. */
const LEAVE_MS = 500;
const BEAT_MS = 2000;
/** The longest that an answer or a new connection may take. */
const SILENCE_MS = 4500;
const BEAT = `select current_setting('transaction_read_only') = 'on' as read_only`;
/** SQLSTATE of a server that accepts no connections while it starts or stops. */
const NOT_NOW = '57P03';

/**
 * `listening`: notices arrive. `lost`: they may be missed. `away`: the database does not answer.
 * `readOnly`: it answers, and nothing can be written.
 */
export type ListeningState = 'listening' | 'lost' | 'away' | 'readOnly';

export interface Listening {
  state(): ListeningState;
  /** Ends soon, whether the database answers or not. */
  close(): Promise<void>;
}

/**
 * Receives what is notified on a channel, on a connection of its own, and asks every two seconds
 * whether the server still answers. After a lost connection `onGap` runs, since notices may have
 * been missed meanwhile.
 * @throws when the first connection fails; later ones are tried again for ever
 */
export async function listen(
  config: pg.ClientConfig,
  channel: string,
  onNotice: (payload: string) => void,
  onGap: () => void,
): Promise<Listening> {
  let closed = false;
  let client: pg.Client | null = null;
  let state: ListeningState = 'lost';
  let timer: NodeJS.Timeout | undefined;

  /** Only the end of a connection that was listening leads to a new one: attempts never multiply. */
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
    next.on('notification', (notice) => onNotice(notice.payload ?? ''));
    try {
      await next.connect();
      limitSilence(next, SILENCE_MS);
      await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      await beat(next);
    } catch (error) {
      end();
      throw error;
    }
    if (closed) return dropConnection(next);
    client = next;
    next.once('end', () => again(silent ? 'away' : 'lost'));
    timer = setTimeout(check, BEAT_MS).unref();
  }

  async function beat(asked: pg.Client): Promise<void> {
    const { rows } = await asked.query<{ read_only: boolean }>(BEAT);
    state = rows[0]?.read_only ? 'readOnly' : 'listening';
  }

  /** Without an answer the connection ends by itself, and then {@link again} runs. */
  async function check(): Promise<void> {
    const asked = client;
    if (closed || !asked) return;
    if (isAnswering(asked)) await beat(asked).catch(() => {});
    if (client === asked) timer = setTimeout(check, BEAT_MS).unref();
  }

  function again(now: ListeningState): void {
    client = null;
    state = now;
    clearTimeout(timer);
    if (!closed) timer = setTimeout(reconnect, RETRY_MS);
  }

  async function reconnect(): Promise<void> {
    try {
      await connect();
    } catch (error) {
      // A server that answers with a refusal, as for want of connections, is there for others.
      const refused = error instanceof pg.DatabaseError && error.code !== NOT_NOW;
      return again(refused ? 'lost' : 'away');
    }
    if (!closed) onGap();
  }

  await connect();
  return {
    state: () => state,
    async close() {
      closed = true;
      clearTimeout(timer);
      const last = client;
      if (!last) return;
      await Promise.race([last.end().catch(() => {}), wait(LEAVE_MS, undefined, { ref: false })]);
      dropConnection(last);
    },
  };
}
