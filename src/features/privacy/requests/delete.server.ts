import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { RequestState } from '../schema.ts';
import { privacyRequests } from '../tables.server.ts';

/** Deletes closed requests that were answered before a time, and returns their number. */
export async function deleteOldRequests(
  tx: Queryable,
  { state, before, atOnce }: { state: string; before: Date; atOnce: number },
): Promise<number> {
  const rows = await tx
    .select({ id: privacyRequests.id })
    .from(privacyRequests)
    .where(
      and(eq(privacyRequests.state, state as RequestState), lt(privacyRequests.answeredAt, before)),
    )
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(privacyRequests).where(inArray(privacyRequests.id, ids));
  return ids.length;
}
