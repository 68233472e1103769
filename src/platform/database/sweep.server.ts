import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.server.ts';

const BATCH_SIZE = 100;

/**
 * Deletes at most 100 rows that match `old`. Code that adds rows calls it each time, so that old rows
 * do not pile up. Rows locked by another transaction are skipped, to avoid a deadlock.
 */
export async function sweep(db: Queryable, key: PgColumn, old: SQL | undefined): Promise<void> {
  await db.execute(sweepStatement(key, old));
}

/** The statement of {@link sweep}, to be a part of another one. */
export const sweepStatement = (key: PgColumn, old: SQL | undefined): SQL =>
  sql`delete from ${key.table} where ${key} = any(array(
    select ${key} from ${key.table} where ${old} limit ${BATCH_SIZE} for update skip locked))`;
