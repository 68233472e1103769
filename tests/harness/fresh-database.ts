import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE } from './database.ts';
import { runOnDatabase } from './run-on-database.ts';

export interface FreshDatabase {
  config: pg.PoolConfig;
  drop(): Promise<void>;
}

/** A new database for one test file: migrated, without rows. Drop it in `afterAll`. */
export const freshDatabase = (): Promise<FreshDatabase> => createDatabase(TEMPLATE);

/** A new database without any table. */
export const emptyDatabase = (): Promise<FreshDatabase> => createDatabase('template1');

async function createDatabase(template: string): Promise<FreshDatabase> {
  const engine = inject('engine');
  const database = `test_${randomBytes(8).toString('hex')}`;
  await runOnDatabase('ufuk', `CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY wal_log`);
  return {
    config: { ...engine, database, ssl: false },
    drop: () => drop(database),
  };
}

const IN_USE = '55006';
const DROP_TIMEOUT_MS = 60_000;

/** Waits for connections that are still closing: ending them by force would be an error in their test. */
async function drop(database: string): Promise<void> {
  const deadline = Date.now() + DROP_TIMEOUT_MS;
  for (;;) {
    try {
      return await runOnDatabase('ufuk', `DROP DATABASE IF EXISTS ${database}`);
    } catch (error) {
      if ((error as { code?: string }).code !== IN_USE || Date.now() > deadline) throw error;
      await wait(20);
    }
  }
}
