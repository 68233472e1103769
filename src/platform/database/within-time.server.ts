import { sql } from 'drizzle-orm';
import { Refusal } from '../errors.ts';
import type { Database, Queryable } from './client.server.ts';
import { chain } from './faults.server.ts';

const CANCELED = '57014';

/**
 * Runs `work`, which only reads, in a transaction. Each of its statements may take `ms`
 * milliseconds: with the usual timeout a statement would continue after the client has stopped
 * waiting.
 * @throws Refusal 503
 */
export async function withinTime<T>(
  db: Database,
  ms: number,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction(
      async (tx) => {
        await tx.execute(sql.raw(`set local statement_timeout = ${ms}`));
        return work(tx);
      },
      { accessMode: 'read only' },
    );
  } catch (error) {
    const isTooSlow = [...chain(error)].some(({ code }) => code === CANCELED);
    throw isTooSlow ? new Refusal(503, 'unavailable') : error;
  }
}
