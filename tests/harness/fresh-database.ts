import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './database.ts';

export interface FreshDatabase {
  config: pg.PoolConfig;
  drop(): Promise<void>;
}

/** A database of its own for a test file: migrated, without any row. Drop it in `afterAll`. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const engine = inject('engine');
  const database = `test_${randomBytes(8).toString('hex')}`;
  await runOnEngine(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE} STRATEGY wal_log`);
  return {
    config: { ...engine, database, ssl: false },
    drop: () => runOnEngine(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`),
  };
}

async function runOnEngine(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('engine'), database: 'ufuk', ssl: false });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
