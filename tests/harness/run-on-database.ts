import pg from 'pg';
import { inject } from 'vitest';

/** One statement on a database of the engine that this run shares. */
export async function runOnDatabase(
  database: string,
  statement: string,
  values: unknown[] = [],
): Promise<void> {
  const client = new pg.Client({ ...inject('engine'), database, ssl: false });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
