import { inArray, sql } from 'drizzle-orm';
import { Invalid } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { type AuditEvent, recordEvents } from '../../audit/operations.server.ts';
import { requireAssignable } from '../../identity/users/operations.server.ts';
import { applicationsRight, canHandleApplications } from '../policy.ts';
import { isOpen, movesOf } from '../statuses.ts';
import { applications } from '../tables.server.ts';
import { recordAssignments } from './assign.server.ts';
import { lockRows, type Row } from './change.server.ts';
import { recordMove, statusColumns } from './change-status.server.ts';
import { findMatches } from './list.server.ts';
import type { BulkChange, BulkResult } from './schema.ts';

/** How many applications one call changes at most. */
export const BULK_MOST = 1000;
/** How many are changed in one transaction: other events of the audit log wait for it. */
const CHUNK = 100;

/** What one action does with the rows that it can change. */
interface Action {
  applies(row: Row): boolean;
  columns: Partial<Record<keyof Row, unknown>>;
  record(tx: Transaction, rows: Row[]): Promise<AuditEvent[]>;
}

/**
 * Changes the chosen applications, or the first {@link BULK_MOST} that match a filter. Those that
 * cannot be changed are counted and left as they are. Throws 401, 403 or 422.
 */
export async function changeMany(op: Operation, change: BulkChange): Promise<BulkResult> {
  requireThat(op.actor, canHandleApplications);
  const action = await actionOf(op, change);
  const { ids, total } = await chosen(op, change);
  let changed = 0;
  for (let start = 0; start < ids.length; start += CHUNK)
    changed += await changeChunk(op, ids.slice(start, start + CHUNK), action);
  return { changed, unchanged: ids.length - changed, left: total - ids.length };
}

async function chosen(op: Operation, { ids, filter }: BulkChange) {
  if ((ids === undefined) === (filter === undefined))
    throw new Invalid({ ids: { rule: ids ? 'notAllowed' : 'required' } });
  if (filter) return findMatches(op, filter, BULK_MOST);
  const unique = [...new Set(ids)];
  return { ids: unique, total: unique.length };
}

async function actionOf(op: Operation, { action, assignedTo }: BulkChange): Promise<Action> {
  if (action === 'review')
    return {
      // A rejected application is reopened one by one, never by mistake among many.
      applies: (row) =>
        isOpen(row.status) && movesOf(row.status, row.frozenAt !== null).includes('inReview'),
      columns: statusColumns(op, 'inReview'),
      async record(tx, rows) {
        const events: AuditEvent[] = [];
        for (const row of rows) events.push(await recordMove(tx, op, row, { status: 'inReview' }));
        return events;
      },
    };
  if (assignedTo === undefined) throw new Invalid({ assignedTo: { rule: 'required' } });
  await requireAssignable(op.db, applicationsRight, assignedTo);
  return {
    applies: (row) => row.assignedTo !== assignedTo,
    columns: { assignedTo, version: sql`${applications.version} + 1` },
    record: (tx, rows) => recordAssignments(tx, op, rows, assignedTo),
  };
}

const changeChunk = (op: Operation, ids: string[], action: Action): Promise<number> =>
  transact(op, async (tx) => {
    const locked = await lockRows(tx, ids);
    const rows = locked.filter((row) => row.recordKey !== null && action.applies(row));
    if (rows.length === 0) return 0;
    await tx
      .update(applications)
      .set(action.columns as Record<string, never>)
      .where(
        inArray(
          applications.id,
          rows.map(({ id }) => id),
        ),
      );
    await recordEvents(tx, op, await action.record(tx, rows));
    return rows.length;
  });
