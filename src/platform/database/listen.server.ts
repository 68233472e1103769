import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { dropConnection, isAnswering, limitSilence } from './limit-silence.server.ts';

const RETRY_MS = 500;
/** The other end is told of our leaving for so long, and not waited for any longer. */
const LEAVE_MS = 500;
const BEAT_MS = 2000;
/** As long as an answer or a new connection may take. */
const SILENCE_MS = 4500;
const BEAT = `select current_setting('transaction_read_only') = 'on' as read_only`;
/** SQLSTATE of a server that lets nobody in while it starts or stops. */
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
 * Hears what is notified on a channel, on one connection of its own, and asks every two seconds
 * whether the other end is still there. After a lost connection `onGap` runs, since notices may have
 * been missed meanwhile.
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

  /** Only a connection that has begun to listen is missed when it ends, or loops would multiply. */
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

  /** No answer ends the connection, which {@link again} hears of. */
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
