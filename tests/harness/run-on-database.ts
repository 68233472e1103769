import pg from 'pg';
import { inject } from 'vitest';

/** Runs one statement on a database of the shared PostgreSQL server. */
export function runOnDatabase(
  database: string,
  statement: string,
  values: unknown[] = [],
): Promise<void> {
  return withConnection(database, async (client) => {
    await client.query(statement, values);
  });
}

/** The key of an advisory lock of the tests, in SQL. */
export const keyOfLock = (name: string) => `hashtextextended('tests: ${name}', 0)`;

/** Runs `work` while no other test process of this run holds the lock with this name. */
export function oneAtATime<T>(name: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return withConnection('ufuk', async (client) => {
    // The lock is released when the connection ends.
    await client.query(`SELECT pg_advisory_lock(${keyOfLock(name)})`);
    return await work(client);
  });
}

async function withConnection<T>(
  database: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...inject('engine'), database, ssl: false });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
