import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/client.server.ts';

/** Returns the names of all tables with `recordKeyColumns`, quoted for SQL. */
export async function findTables(db: Queryable): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'field_key_versions'::regclass order by name`,
  );
  return rows.map(({ name }) => name);
}
