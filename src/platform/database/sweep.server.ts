import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from './client.server.ts';

const AT_ONCE = 100;

/**
 * Takes `old` rows away. Whoever adds a row calls it, so that a flood leaves no heap behind. Rows that
 * somebody is at stay for the next time: whoever that is may be waiting for us.
 */
export async function sweep(db: Queryable, key: PgColumn, old: SQL | undefined): Promise<void> {
  await db.execute(sql`delete from ${key.table} where ${key} = any(array(
    select ${key} from ${key.table} where ${old} limit ${AT_ONCE} for update skip locked))`);
}
