import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from './database/client.server.ts';

/**
 * Something that a new installation needs. The overview shows it to admins until the data say that it is
 * done, or an admin says that it is not needed. A feature declares it in its manifest.
 */
export interface FirstStep {
  name: string;
  /** A condition about the data. */
  isDone: SQL;
  /** Whether this installation has the step at all; left out: it has. */
  isThere?: SQL;
}

/** The steps that an installation has, and which of them are done. */
export async function readDone(
  db: Queryable,
  steps: readonly FirstStep[],
): Promise<Map<string, boolean>> {
  const { rows } = await db.execute<{ name: string; done: boolean }>(
    sql.join(
      steps.map(
        ({ name, isDone, isThere = sql`true` }) =>
          sql`select ${name}::text as name, (${isDone}) as done where ${isThere}`,
      ),
      sql` union all `,
    ),
  );
  return new Map(rows.map(({ name, done }) => [name, done]));
}
