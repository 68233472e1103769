import { type LockName, lockFor } from './database/locks.server.ts';
import { conflict } from './errors.ts';
import type { Transaction } from './transaction.server.ts';

interface Edited<Rec> {
  /** With a `part` if there are several such records, which do not wait for each other. */
  lock: LockName;
  part?: string;
  /** The version that was edited. */
  version: number;
  read: (tx: Transaction) => Promise<Rec>;
}

/**
 * The record before a change, for records that may have no row to lock yet: other changes wait until the
 * transaction ends. Throws 409 with the `current` record if another version was edited.
 */
export async function lockVersion<Rec extends { version: number }>(
  tx: Transaction,
  { lock, part, version, read }: Edited<Rec>,
): Promise<Rec> {
  await lockFor(tx, lock, part);
  const current = await read(tx);
  if (current.version !== version) throw conflict({ current });
  return current;
}
