import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { asCurrentWork } from '../tracing/tracer.server.ts';
import {
  dropConnection,
  limitSilence,
  type SlowStatement,
  watchStatements,
} from './pg-connection.server.ts';

/** Longer than the server's statement timeout, so that the server answers first. */
const SILENCE_MS = 6500;
/** How long closing the pool waits for connections that are in use. */
const CLOSE_MS = 1000;

type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/**
 * A pool whose connections may be lost at any moment: during a statement, during a transaction or
 * while idle. A lost connection does not end the process and is replaced.
 */
export class SafePool extends pg.Pool {
  readonly #all = new Set<pg.PoolClient>();
  readonly #used = new Set<pg.PoolClient>();
  /** While this is true, the database does not answer, and `connect` fails at once. */
  isAway: () => boolean = () => false;
  /** Gets every statement that took more than a second. */
  onSlow: (slow: SlowStatement) => void = () => {};

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => {
      // The running statement fails by itself. An 'error' event without a listener ends the process.
      client.on('error', () => {});
      limitSilence(client, SILENCE_MS);
      watchStatements(client, (slow) => this.onSlow(slow));
      this.#all.add(client);
    });
    this.on('remove', (client) => this.#all.delete(client));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: NonNullable<ConnectCallback>): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) {
      if (this.isAway()) return Promise.reject(away());
      return super.connect().then((client) => this.#watch(client));
    }
    if (this.isAway()) {
      process.nextTick(() => callback(away(), undefined, () => {}));
      return undefined;
    }
    // The connection may come from the end of another request.
    const own = asCurrentWork(callback);
    super.connect((error, client, done) => {
      if (!client) return own(error, client, done);
      const watched = this.#watch(client);
      own(error, watched, watched.release.bind(watched));
    });
    return undefined;
  }

  /** Closes the connections that are not in use: the server may have forgotten them. */
  renew(): void {
    for (const client of this.#all) if (!this.#used.has(client)) dropConnection(client);
  }

  /** Ends the pool: running statements may finish within a second. */
  async close(): Promise<void> {
    const ended = this.end().then(() => this.#allRemoved());
    const soon = ended.then(() => true);
    if (await Promise.race([soon, wait(CLOSE_MS, false, { ref: false })])) return;
    for (const client of this.#all) dropConnection(client);
    await ended;
  }

  /**
   * The driver's pool does not wait for the server to end the connections. A server that is stopped
   * before it has done so reports each as lost, and so would this process.
   */
  async #allRemoved(): Promise<void> {
    while (this.#all.size > 0) await once(this, 'remove');
  }

  /** Code may never release a client whose connection is lost; then it is released here. */
  #watch(client: pg.PoolClient): pg.PoolClient {
    const releaseClient = client.release;
    let released = false;
    const release = (error?: Error | boolean) => {
      if (released) return;
      released = true;
      client.off('end', lost);
      this.#used.delete(client);
      releaseClient.call(client, error);
    };
    const lost = () => release(new Error('The connection was lost.'));
    client.once('end', lost);
    client.release = release;
    this.#used.add(client);
    return client;
  }
}

const away = () => Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
