import { desc } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import { createErasureSeal, createSeal } from './chain.server.ts';
import { auditEvents } from './tables.server.ts';

/** Several events are checked, because a single one may have been tampered with. */
const LOOKED_AT = 50;

const newest = (db: Queryable, count: number) =>
  db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(count);

export const hasEvents = async (db: Queryable): Promise<boolean> =>
  (await newest(db, 1)).length > 0;

/** Whether the log is empty, or at least one of the newest events was written with these keys. */
export async function fitsAuditLog(db: Queryable, keys: Keyring): Promise<boolean> {
  const rows = await newest(db, LOOKED_AT + 1);
  const [whole, erased] = [createSeal(keys), createErasureSeal(keys)];
  const fits = rows.some((row, n) => {
    // Rows are sorted newest first, so the previous row is the next one in the array; only the
    // first event has none.
    const previous = rows[n + 1]?.hash ?? null;
    if (!keys.versions.includes(row.keyVersion) || (!previous && row.seq > 1)) return false;
    if (row.erasedSeal) return erased(previous, row).equals(row.erasedSeal);
    return whole(previous, row).equals(row.hash);
  });
  return rows.length === 0 || fits;
}
