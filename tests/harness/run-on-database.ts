import pg from 'pg';
import { inject } from 'vitest';

/** One statement on a database of the engine that this run shares. */
export function runOnDatabase(
  database: string,
  statement: string,
  values: unknown[] = [],
): Promise<void> {
  return connected(database, async (client) => {
    await client.query(statement, values);
  });
}

/** Runs `work` while nobody else of this run does with the same number. */
export function oneAtATime<T>(number: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return connected('ufuk', async (client) => {
    // The end of the connection gives it back.
    await client.query('SELECT pg_advisory_lock($1)', [number]);
    return await work(client);
  });
}

async function connected<T>(database: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...inject('engine'), database, ssl: false });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
