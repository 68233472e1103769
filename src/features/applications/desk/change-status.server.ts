import { eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import type { AuditEvent } from '../../audit/operations.server.ts';
import { queueStatusEmail, statusEmail } from '../emails/queue.server.ts';
import { isOpen, movesOf, type Status } from '../statuses.ts';
import { applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';
import { applicationSubject } from './audit-subject.server.ts';
import { changeApplication, type Row } from './change.server.ts';
import { messageOf, requireComplete } from './complete-change.server.ts';
import { writeNote } from './note.server.ts';
import { readApplication } from './read.server.ts';
import type { Application, StatusChange } from './schema.ts';

/**
 * Moves an application to another status, with the reason and the note if they are given. Throws
 * 401, 403, 404, 409 `forbiddenMove` or `conflict`, both with the `current` application, or 422.
 */
export function changeStatus(
  op: Operation,
  id: string,
  change: StatusChange,
): Promise<Application> {
  const { status: to, adminNote, version } = change;
  return changeApplication(op, id, version, async (tx, row) => {
    if (!movesOf(row.status, row.frozenAt !== null).includes(to))
      throw new Refusal(409, 'forbiddenMove', { current: await readApplication(tx, op, id) });
    requireComplete(op, row, change);
    const { decisionNumber = null, decisionDate = null } = change;
    const missingFields = [...new Set(change.missingFields)];
    await tx
      .update(applications)
      .set({ ...statusColumns(op, to), missingFields, decisionNumber, decisionDate })
      .where(eq(applications.id, id));
    const message = messageOf(row, change);
    const events = [await recordMove(tx, op, row, { ...change, missingFields, message })];
    if (adminNote !== undefined) events.push(...(await writeNote(tx, op, row, adminNote)));
    return events;
  });
}

/** The columns that change with every move. A decision is about one status. */
export const statusColumns = ({ now }: Pick<Operation, 'now'>, to: Status) => ({
  status: to,
  statusChangedAt: now,
  missingFields: [] as string[],
  decisionNumber: null as string | null,
  decisionDate: null as string | null,
  version: sql`${applications.version} + 1`,
  // A closed application does not keep the same person from sending the form again.
  ...(!isOpen(to) && { submissionHash: null }),
});

/** What a move says besides the status. */
type Move = Pick<
  StatusChange,
  'status' | 'reason' | 'message' | 'decisionNumber' | 'decisionDate' | 'missingFields'
>;

/**
 * The event of the timeline and the e-mail to the applicant; returns the event of the audit log. Call
 * it after the row was written.
 */
export async function recordMove(
  tx: Transaction,
  op: Operation,
  row: Row,
  move: Move,
): Promise<AuditEvent> {
  const { status: to, reason, message, decisionNumber, decisionDate, missingFields = [] } = move;
  const key = op.keys.recordKey(row.recordKey);
  const decided: Record<string, string> =
    decisionNumber && decisionDate ? { decisionNumber, decisionDate } : {};
  const event = await addEvent(
    tx,
    op,
    { id: row.id, key },
    {
      ...{ kind: 'status', fromStatus: row.status, toStatus: to, reason, message },
      details: missingFields.length > 0 ? { fields: missingFields } : decided,
    },
  );
  await queueStatusEmail(tx, op, row, { kind: statusEmail(row, to), event });
  return {
    action: 'application.status',
    subject: applicationSubject(row),
    before: { status: row.status },
    after: { status: to, ...decided },
  };
}
