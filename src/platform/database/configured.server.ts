import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable } from './embedded/database-unavailable.server.ts';
import { openEmbeddedDatabase } from './embedded/embedded-database.server.ts';
import type { OnServerLine } from './embedded/server-log.server.ts';
import { isDatabaseDown } from './faults.server.ts';

const CONNECT_TIMEOUT_MS = 5000;
/** A database that starts together with Ufuk, or fails over, can be reached after some seconds. */
const MAX_WAIT_MS = 15_000;
const FIRST_PAUSE_MS = 250;
const OLDEST_VERSION = 16;
/** Text is in Turkish, and the collations of the search need it. */
const ENCODING = 'UTF8';

export interface ConfiguredDatabase {
  config: pg.PoolConfig;
  /** Stops a database that this process started; does nothing to any other. */
  stop(): Promise<void>;
}

/**
 * The PostgreSQL server of `DATABASE_URL`, or without this variable our own in the data folder.
 * Our own has room for so many `processes` of Ufuk.
 * @throws {DatabaseUnavailable} with a sentence for the operator
 */
export async function openConfiguredDatabase(
  databaseUrl: string | null,
  dataDir: string,
  log: (sentence: string) => void,
  signal?: AbortSignal,
  onServerLine?: OnServerLine,
  processes = 1,
): Promise<ConfiguredDatabase> {
  if (!databaseUrl) {
    const embedded = await openEmbeddedDatabase({ dataDir, log, onServerLine, processes });
    return { config: embedded.pool, stop: () => embedded.stop() };
  }
  const config = { connectionString: databaseUrl };
  await waitForServer(config, log, signal);
  return { config, stop: async () => {} };
}

/** Retries after growing pauses while the server cannot be reached; any other error is final. */
async function waitForServer(
  config: { connectionString: string },
  log: (sentence: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause *= 2) {
    try {
      return await checkServer(config);
    } catch (error) {
      const left = deadline - performance.now();
      if (left <= 0 || !isDatabaseDown(error)) throw error;
      if (pause === FIRST_PAUSE_MS) log('The database cannot be reached yet; waiting for it.');
      await wait(Math.min(pause, left), undefined, { signal });
    }
  }
}

async function checkServer(config: { connectionString: string }): Promise<void> {
  const open = () => {
    const client = new pg.Client({
      ...config,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      // As the pool does, so that a server that refuses this setting is found now.
      statement_timeout: CONNECT_TIMEOUT_MS,
    });
    // The running statement fails by itself. An 'error' event without a listener ends the process.
    client.on('error', () => {});
    return client;
  };
  const [client, second] = [open(), open()];
  try {
    await client.connect();
    const { version, encoding, pid } = await readServer(client);
    if (version < OLDEST_VERSION)
      throw new DatabaseUnavailable(
        `DATABASE_URL names a PostgreSQL ${version} server; Ufuk needs ${OLDEST_VERSION} or newer.`,
      );
    if (encoding !== ENCODING)
      throw new DatabaseUnavailable(
        `DATABASE_URL names a database with the encoding ${encoding}; Ufuk needs ${ENCODING}: create it with ENCODING '${ENCODING}' TEMPLATE template0.`,
      );
    await second.connect();
    if ((await readServer(second)).pid === pid)
      throw new DatabaseUnavailable(
        'DATABASE_URL names a connection pooler that shares one connection between clients; Ufuk needs pool_mode = session.',
      );
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    throw new DatabaseUnavailable(reasonOf(error as NodeJS.ErrnoException), { cause: error });
  } finally {
    await Promise.all([client, second].map((one) => one.end().catch(() => {})));
  }
}

interface ServerFacts {
  version: number;
  encoding: string;
  pid: number;
}

async function readServer(client: pg.Client): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(
    `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('server_encoding') as encoding, pg_backend_pid() as pid`,
  );
  return rows[0] as ServerFacts;
}

function reasonOf({ message, code }: NodeJS.ErrnoException): string {
  if (/startup parameter.*statement_timeout/.test(message))
    return 'The connection pooler named by DATABASE_URL refuses statement_timeout: set ignore_startup_parameters = statement_timeout there.';
  return `The database named by DATABASE_URL cannot be reached (${message || code}).`;
}
