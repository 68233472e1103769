import type { Actor } from './actor.ts';
import type { AuditRegistry } from './audit-registry.server.ts';
import type { Database } from './database/client.server.ts';
import type { Keyring } from './encryption/keyring.server.ts';
import type { JobQueue } from './jobs/job-kind.server.ts';
import type { StaffRight } from './rights.ts';
import type { ReadSource } from './sources.server.ts';
import type { Head } from './stored-head.server.ts';

/** Where a request came from: network address and User-Agent header. */
export interface Origin {
  address: string;
  userAgent: string;
}
/** The product itself. */
export const HERE: Origin = { address: '', userAgent: '' };

/** The first argument of every operation. `now` is passed in so that no operation reads the clock. */
export interface Operation {
  db: Database;
  actor: Actor;
  now: Date;
  from: Origin;
  /** Encrypts and hashes values that must not be readable in the database. */
  keys: Keyring;
  /** The queue of jobs. Add jobs through `transact`. */
  jobs: JobQueue;
  /**
   * Invalidates the caches of this process with these tags; the database notifies the other
   * processes.
   */
  invalidate: (tags: string[]) => void;
  /** Writes one line to the log, never with personal data. */
  log: (fields: Record<string, unknown>, message: string) => void;
  /** What other features provide for a slot, and values that are stored between requests. */
  read: ReadSource;
  /** All rights. */
  rights: readonly StaffRight[];
  /** The declarations of the features for the audit log. */
  audit: AuditRegistry;
  /** Stores the last row of the audit log outside the database. */
  noteHead: (head: Head) => void;
}
