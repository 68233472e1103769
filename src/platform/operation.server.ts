import type { AuditRegistry } from './audit-registry.server.ts';
import type { Database } from './database/client.server.ts';
import type { Keyring } from './encryption/keyring.server.ts';
import type { JobQueue } from './jobs/job-kind.server.ts';
import type { Head } from './kept-head.server.ts';
import type { Role } from './roles.ts';

/** Who sends a request. */
export type RequestActor =
  | { kind: 'visitor' }
  | {
      kind: 'staff';
      id: string;
      role: Role;
      /** Null where no session is asked for, as in a command. */
      sessionId: string | null;
      /** The role asks for two steps and this person has not set them up: only that is open. */
      mustSetUpTwoStep: boolean;
      /** When this session's person last entered the password (and code); null or absent: never. */
      confirmedAt?: Date | null;
    };
/** `system` is the product itself: its jobs, and the load of the demo. No request acts as it. */
export type Actor = RequestActor | { kind: 'system' };
export type StaffActor = Extract<Actor, { kind: 'staff' }>;
export const VISITOR = { kind: 'visitor' } as const satisfies Actor;
export const SYSTEM = { kind: 'system' } as const satisfies Actor;

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
  /** What is done later. Add to it through `transact`. */
  jobs: JobQueue;
  /** Drops what this very process has cached under these tags; the others are told by the database. */
  invalidate: (tags: string[]) => void;
  /** One line in the log: never anything personal. */
  log: (fields: Record<string, unknown>, message: string) => void;
  /** What the features declare for the audit log. */
  audit: AuditRegistry;
  /** Keeps the last row of the audit log outside the database. */
  noteHead: (head: Head) => void;
}
