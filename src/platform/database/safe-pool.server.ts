import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { dropConnection, limitSilence } from './limit-silence.server.ts';

/** Longer than the server's own limit on a statement, which is to answer first. */
const SILENCE_MS = 6500;
/** How long the end of the pool waits for connections that are in use. */
const CLOSE_MS = 1000;

type Got = Parameters<pg.Pool['connect']>[0];

/**
 * A pool whose connections may be lost at any moment: in the middle of a statement, of a transaction,
 * or while nobody uses them. Nothing of it ends the process, and a lost one makes room for another.
 */
export class SafePool extends pg.Pool {
  readonly #all = new Set<pg.PoolClient>();
  readonly #used = new Set<pg.PoolClient>();
  /** While the database is known not to answer, every request for a connection fails at once. */
  isAway: () => boolean = () => false;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => {
      // The statement under way fails by itself. An error without a listener ends the process.
      client.on('error', () => {});
      limitSilence(client, SILENCE_MS);
      this.#all.add(client);
    });
    this.on('remove', (client) => this.#all.delete(client));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(got: NonNullable<Got>): void;
  override connect(got?: Got): Promise<pg.PoolClient> | undefined {
    if (!got) {
      if (this.isAway()) return Promise.reject(away());
      return super.connect().then((client) => this.#watch(client));
    }
    if (this.isAway()) {
      process.nextTick(() => got(away(), undefined, () => {}));
      return undefined;
    }
    super.connect((error, client, done) => {
      if (!client) return got(error, client, done);
      const watched = this.#watch(client);
      got(error, watched, watched.release.bind(watched));
    });
    return undefined;
  }

  /** Closes the connections that are not in use: the server may have forgotten them. */
  renew(): void {
    for (const client of this.#all) if (!this.#used.has(client)) dropConnection(client);
  }

  /** Ends the pool: what is under way may finish, and nothing is waited for longer than a second. */
  async close(): Promise<void> {
    const ended = this.end();
    const soon = ended.then(() => true);
    if (await Promise.race([soon, wait(CLOSE_MS, false, { ref: false })])) return;
    for (const client of this.#used) dropConnection(client);
    await ended;
  }

  /** Code that holds a client whose connection is lost may never return it; then it is returned here. */
  #watch(client: pg.PoolClient): pg.PoolClient {
    const giveBack = client.release;
    let returned = false;
    const release = (error?: Error | boolean) => {
      if (returned) return;
      returned = true;
      client.off('end', lost);
      this.#used.delete(client);
      giveBack.call(client, error);
    };
    const lost = () => release(new Error('The connection was lost.'));
    client.once('end', lost);
    client.release = release;
    this.#used.add(client);
    return client;
  }
}

const away = () => Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
