import pg from 'pg';
import { DatabaseUnavailable } from './embedded/database-unavailable.server.ts';
import { openEmbeddedDatabase } from './embedded/embedded-database.server.ts';

const PATIENCE_MS = 5000;
const OLDEST_VERSION = 16;

export interface ConfiguredDatabase {
  config: pg.PoolConfig;
  /** Stops a database that this process started; does nothing to somebody else's. */
  stop(): Promise<void>;
}

/**
 * The PostgreSQL server of `DATABASE_URL`, or our own in the data folder without one.
 * @throws {DatabaseUnavailable} with a sentence for the person who starts Ufuk
 */
export async function openConfiguredDatabase(
  databaseUrl: string | null,
  dataDir: string,
  tell: (sentence: string) => void,
): Promise<ConfiguredDatabase> {
  if (!databaseUrl) {
    const embedded = await openEmbeddedDatabase({ dataDir, log: tell });
    return { config: embedded.pool, stop: () => embedded.stop() };
  }
  const config = { connectionString: databaseUrl };
  await checkServer(config);
  return { config, stop: async () => {} };
}

async function checkServer(config: { connectionString: string }): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: PATIENCE_MS });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int / 10000 as version`,
    );
    const version = rows[0]?.version ?? 0;
    if (version >= OLDEST_VERSION) return;
    throw new DatabaseUnavailable(
      `DATABASE_URL names a PostgreSQL ${version} server; Ufuk needs ${OLDEST_VERSION} or newer.`,
    );
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    throw new DatabaseUnavailable(
      `The database named by DATABASE_URL cannot be reached (${(error as Error).message || (error as NodeJS.ErrnoException).code}).`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}
