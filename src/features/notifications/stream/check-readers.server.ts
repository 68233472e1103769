import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.server.ts';
import { openSessionsOf } from '../../identity/sessions/operations.server.ts';
import { staffPresence } from '../tables.server.ts';
import type { CheckReaders } from './streams.server.ts';

/** Looks the sessions of the readers up, and stores that their users are here. */
export const checkReaders =
  (db: Database): CheckReaders =>
  async (readers, now) => {
    const open = await openSessionsOf(db, now, readers);
    const here = new Set(
      readers.filter(({ sessionId }) => open.has(sessionId)).map(({ userId }) => userId),
    );
    if (here.size > 0)
      await db
        .insert(staffPresence)
        // In one order, so that two processes do not wait for each other's rows.
        .values([...here].sort().map((userId) => ({ userId, seenAt: now })))
        .onConflictDoUpdate({
          target: staffPresence.userId,
          set: { seenAt: sql`greatest(${staffPresence.seenAt}, excluded.seen_at)` },
        });
    return open;
  };
