import type { Queryable } from './database/client.server.ts';
import type { Operation } from './operation.server.ts';
import type { Store } from './storage/store.server.ts';
import type { Transaction } from './transaction.server.ts';

/** What the deletion of a record with files needs. */
export interface Deletion {
  store: Store;
  /** For files that could not be removed after the commit. */
  log: (error: unknown) => void;
}

/** At most `atOnce` records that have had the state since before `before`. */
export interface Expired {
  state: string;
  before: Date;
  atOnce: number;
  /** The codes of records that stay: a request about them has no answer yet. */
  kept: readonly string[];
}

/**
 * One kind of record with data of people outside the staff. A feature declares it in its manifest;
 * the KVKK desk deletes its records on time, and finds, copies and deletes single ones.
 */
export interface PersonalData {
  /** `application`, `message`. Part of stored rules: it is never renamed. */
  kind: string;
  retention?: {
    /** The states whose records are deleted, with the built-in number of days; null: they stay. */
    days: Readonly<Record<string, number | null>>;
    deleteSome(tx: Transaction, deletion: Deletion, which: Expired): Promise<number>;
  };
  /** How people name one record; absent if they cannot. */
  record?: {
    /** Null: there is no record with this code. Codes are compared in capital letters. */
    find(tx: Queryable, code: string): Promise<{ id: string } | null>;
    /** Everything that is stored about it, in clear, with values that JSON can hold. */
    copy(tx: Transaction, op: Operation, id: string): Promise<Record<string, unknown>>;
    /** Destroys it with its keys and files. */
    erase(tx: Transaction, deletion: Deletion, id: string): Promise<void>;
  };
}
