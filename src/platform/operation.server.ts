import { announceChange } from './database/announce.server.ts';
import type { Database, Queryable } from './database/client.server.ts';
import type { Keyring } from './encryption/keyring.server.ts';
import type { Head } from './kept-head.server.ts';
import type { Mailer } from './mail/mailer.server.ts';
import type { Role } from './roles.ts';

export type Actor =
  | { kind: 'visitor' }
  | {
      kind: 'staff';
      id: string;
      role: Role;
      /** Null where the product itself acts for somebody, as when it loads the demo party. */
      sessionId: string | null;
      /** The role asks for two steps and this person has not set them up: only that is open. */
      mustSetUpTwoStep: boolean;
      /** When this session's person last entered the password (and code); null or absent: never. */
      confirmedAt?: Date | null;
    };
export type StaffActor = Extract<Actor, { kind: 'staff' }>;
export const VISITOR: Actor = { kind: 'visitor' };

/** Whether the product itself acts, as when it loads the demo party: nobody's session asks for it. */
export const isProduct = (actor: Actor): boolean =>
  actor.kind === 'staff' && actor.sessionId === null;

/** Where a request came from: network address and the browser's own words. */
export interface Origin {
  address: string;
  userAgent: string;
}
/** The product itself. */
export const HERE: Origin = { address: '', userAgent: '' };

/** What every operation takes first. `now` is passed in so that nothing reads the clock itself. */
export interface Operation {
  db: Database;
  actor: Actor;
  now: Date;
  from: Origin;
  /** Encrypts and hashes what must not be readable in the database. */
  keys: Keyring;
  /** Takes e-mails, which leave after the commit. */
  mailer: Mailer;
  /** Drops stale pages of this very process at once; the others hear of it through the database. */
  onChanged: (tags: string[]) => void;
  /** One line in the log: never anything personal. */
  log: (fields: Record<string, unknown>, message: string) => void;
  /** Keeps the last row of the audit log outside the database. */
  noteHead: (head: Head) => void;
}

const afterwards = new WeakMap<Queryable, (() => void)[]>();

/** Runs `work` once the transaction that {@link transact} opened is committed, never when it fails. */
export function afterCommit(tx: Queryable, work: () => void): void {
  const waiting = afterwards.get(tx);
  if (!waiting) throw new Error('This is no transaction of transact.');
  waiting.push(work);
}

/**
 * Runs `work` in one transaction. Tags given to `touch` are announced with the commit, never before
 * it and never when it fails. Where `op.db` is such a transaction itself, `work` is a part of it, and
 * nothing happens before the outer one is committed.
 */
export async function transact<T>(
  op: Operation,
  work: (tx: Queryable, touch: (...tags: string[]) => void) => Promise<T>,
): Promise<T> {
  const tags: string[] = [];
  const outer = afterwards.get(op.db);
  const committed = outer ?? [];
  const result = await op.db.transaction(async (tx) => {
    afterwards.set(tx, committed);
    const done = await work(tx, (...more) => tags.push(...more));
    await announceChange(tx, tags);
    return done;
  });
  committed.push(() => op.onChanged(tags));
  if (!outer) for (const next of committed) next();
  return result;
}
