import type { Operation } from '../../platform/operation.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { notifyWriters } from './notifications.server.ts';
import { tellPublication } from './publications.server.ts';
import { type Recorded, recordChange } from './recorded.server.ts';

/**
 * Tells everybody who wants to know of a change of a content: other programs, the writers, the audit
 * log. `before` is null for a new content, `after` for a deleted one. Call it last in the transaction.
 */
export async function announceContent(
  tx: Transaction,
  op: Operation,
  id: string,
  before: Recorded | null,
  after: Recorded | null,
): Promise<void> {
  await tellPublication(tx, op, id, before, after);
  await notifyWriters(tx, op, id, before, after);
  await recordChange(tx, op, id, before, after);
}
