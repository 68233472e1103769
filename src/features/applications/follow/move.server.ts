import { eq } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { recordMove, statusColumns } from '../desk/change-status.server.ts';
import type { Status } from '../statuses.ts';
import { applications } from '../tables.server.ts';
import type { Row } from './change-by-link.server.ts';

/** Moves a locked application to another status, as its applicant: the timeline names no user. */
export async function moveAsApplicant(
  tx: Transaction,
  op: Operation,
  row: Row,
  to: Status,
): Promise<void> {
  await tx.update(applications).set(statusColumns(op, to)).where(eq(applications.id, row.id));
  await recordMove(tx, op, row, { status: to });
}
