import { and, asc, lte, type SQL, sql } from 'drizzle-orm';
import type { Operation, StaffActor } from '../../../platform/operation.server.ts';
import { applicationEvents, applications } from '../tables.server.ts';

type Row = typeof applications.$inferSelect;

/** Rows that are read at once: small enough to be decrypted in some 20 ms. */
export const BATCH = 250;

/**
 * The applications that match, the oldest first, in batches. Each batch is a query of its own that
 * begins after the last row, so that a slow reader keeps no connection.
 */
export async function* readBatches(
  { db, now }: Operation,
  where: SQL | undefined,
): AsyncGenerator<Row[]> {
  const { createdAt, id } = applications;
  for (let last: Row | undefined; ; ) {
    const after: SQL | undefined =
      last && sql`(${createdAt}, ${id}) > (${last.createdAt.toISOString()}, ${last.id})`;
    const rows = await db
      .select()
      .from(applications)
      .where(and(where, lte(createdAt, now), after))
      .orderBy(asc(createdAt), asc(id))
      .limit(BATCH);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1);
  }
}

/**
 * The timeline of each application shows that its identity number was exported. The ids are one value
 * of the statement: a row of values for each would be megabytes of SQL text during an export.
 */
export const recordExported = async (
  { db, now }: Operation,
  actor: StaffActor,
  rows: Row[],
): Promise<unknown> =>
  db.execute(sql`
    insert into ${applicationEvents} (id, application_id, at, kind, actor_kind, actor_id)
    select gen_random_uuid(), application_id, ${now.toISOString()}::timestamptz, 'exported', 'staff',
      ${actor.id}::uuid
    from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[]) application_id`);
