import { announceChange } from './database/announce.server.ts';
import type { Database, Queryable } from './database/client.server.ts';
import type { Role } from './roles.ts';

export type Actor = { kind: 'visitor' } | { kind: 'staff'; id: string; role: Role };
export const VISITOR: Actor = { kind: 'visitor' };

/** What every operation takes first. `now` is passed in so that nothing reads the clock itself. */
export interface Operation {
  db: Database;
  actor: Actor;
  now: Date;
  /** Drops stale pages of this very process at once; the others hear of it through the database. */
  onChanged: (tags: string[]) => void;
}

/**
 * Runs `work` in one transaction. Tags given to `touch` are announced with the commit, never before
 * it and never when it fails.
 */
export async function transact<T>(
  op: Operation,
  work: (tx: Queryable, touch: (...tags: string[]) => void) => Promise<T>,
): Promise<T> {
  const tags: string[] = [];
  const result = await op.db.transaction(async (tx) => {
    const done = await work(tx, (...more) => tags.push(...more));
    await announceChange(tx, tags);
    return done;
  });
  op.onChanged(tags);
  return result;
}
