import { eq, sql } from 'drizzle-orm';
import { type FieldFault, Invalid, Refusal } from '../../../platform/errors.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import type { AuditEvent } from '../../audit/operations.server.ts';
import { withoutReason } from '../emails/contents.server.ts';
import { queueStatusEmail, statusEmail } from '../emails/queue.server.ts';
import { canCorrectDecisions } from '../policy.ts';
import { isOpen, movesOf, type Status } from '../statuses.ts';
import { applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';
import {
  applicationSubject,
  changeApplication,
  type Row,
  withoutDigits,
  writeNote,
} from './change.server.ts';
import { readApplication } from './read.server.ts';
import type { Application, DecisionChange, Reopening, StatusChange } from './schema.ts';

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
      kind: 'status',
      fromStatus: row.status,
      toStatus: to,
      reason,
      message,
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

type Change = Omit<StatusChange, 'version'>;

/** The call of other programs, which know neither a reason nor a decision. */
const isStatusAlone = (change: object): boolean =>
  Object.values(change).filter((value) => value !== undefined).length === 1;

const NOT_ALLOWED: FieldFault = { rule: 'notAllowed' };
const REQUIRED: FieldFault = { rule: 'required' };

/** Whether the applicant reads a message with this change. One who denied the application does not. */
const hasMessage = (row: Row, { status }: Change): boolean =>
  status === 'missingInformation' || (status === 'reddedildi' && !row.frozenAt);

/**
 * The fields of a change that are missing, or do not belong to its status. Throws 422 with their names.
 */
export function requireComplete(op: Pick<Operation, 'now'>, row: Row, change: StatusChange): void {
  const { status, message, missingFields = [], decisionNumber, decisionDate } = change;
  const isDecision = status === 'reddedildi' || status === 'uyelikIslemleriTamamlandi';
  const needsAll = !isStatusAlone(change);
  const needsDecision =
    (needsAll && status === 'uyelikIslemleriTamamlandi') ||
    decisionNumber !== undefined ||
    decisionDate !== undefined;
  const faults: Record<string, FieldFault | false> = {
    missingFields:
      status === 'missingInformation'
        ? Boolean(message) && missingFields.length === 0 && REQUIRED
        : missingFields.length > 0 && NOT_ALLOWED,
    message: hasMessage(row, change)
      ? status === 'reddedildi' && needsAll && !message && REQUIRED
      : Boolean(message) && NOT_ALLOWED,
    decisionNumber: isDecision
      ? needsDecision && decisionNumber === undefined && REQUIRED
      : decisionNumber !== undefined && NOT_ALLOWED,
    decisionDate: isDecision
      ? needsDecision && dateFault(op, decisionDate)
      : decisionDate !== undefined && NOT_ALLOWED,
  };
  const found = Object.entries(faults).filter(([, fault]) => fault);
  if (found.length > 0) throw new Invalid(Object.fromEntries(found) as Record<string, FieldFault>);
}

/** A decision is made today or earlier. */
export const dateFault = ({ now }: Pick<Operation, 'now'>, day?: string): FieldFault | false => {
  if (day === undefined) return REQUIRED;
  return day > dayInIstanbul(now) && { rule: 'decisionInFuture' };
};

/** What the applicant reads. A rejection by a program that knows no reason says where to ask for it. */
export function messageOf(row: Row, change: StatusChange): string {
  const { status, message } = change;
  if (message || status !== 'reddedildi' || !hasMessage(row, change)) return message ?? '';
  return withoutReason(row.locale);
}

/**
 * Adds the number and date of the decision to a rejected or completed application. Another number or
 * date replaces a known one only by a user who may correct decisions, with a confirmation and a reason.
 * Throws 401, 403, 404, 409 without a confirmation, 409 `notDecided`, `keyDestroyed` or `conflict` with
 * the `current` application, or 422.
 */
export const changeDecision = (
  op: Operation,
  id: string,
  { decisionNumber, decisionDate, correctionReason, version }: DecisionChange,
): Promise<Application> =>
  changeApplication(op, id, version, async (tx, row) => {
    if (row.status !== 'reddedildi' && row.status !== 'uyelikIslemleriTamamlandi')
      throw new Refusal(409, 'notDecided');
    const before = { decisionNumber: row.decisionNumber, decisionDate: row.decisionDate };
    const after = { decisionNumber, decisionDate };
    if (before.decisionNumber === decisionNumber && before.decisionDate === decisionDate) return [];
    const isCorrection = before.decisionDate !== null;
    if (isCorrection) {
      requireThat(op.actor, canCorrectDecisions);
      requireConfirmed(op);
    }
    const faults: Record<string, FieldFault> = {};
    const wrongDate = dateFault(op, decisionDate);
    if (wrongDate) faults.decisionDate = wrongDate;
    if (isCorrection && !correctionReason) faults.correctionReason = { rule: 'required' };
    if (Object.keys(faults).length > 0) throw new Invalid(faults);
    await tx
      .update(applications)
      .set({ ...after, version: sql`${applications.version} + 1` })
      .where(eq(applications.id, id));
    const key = op.keys.recordKey(row.recordKey);
    const event = { kind: 'decision', details: after, reason: correctionReason } as const;
    await addEvent(tx, op, { id, key }, event);
    return [
      {
        action: 'application.decision',
        subject: applicationSubject(row),
        before,
        after: {
          ...after,
          ...(correctionReason && { correctionReason: withoutDigits(correctionReason) }),
        },
      },
    ];
  });

/**
 * Moves an application that was completed by mistake back to review. It is no move of `MOVES`, because
 * the applicant was told to be a member: an admin does it with a reason for the log, and a message that
 * tells the applicant. Throws 401, 403, 404, 409 without a confirmation, 409 `forbiddenMove` or
 * `conflict` with the `current` application, or 409 `keyDestroyed`.
 */
export async function reopenApplication(
  op: Operation,
  id: string,
  { correctionReason, message, version }: Reopening,
): Promise<Application> {
  requireThat(op.actor, canCorrectDecisions);
  requireConfirmed(op);
  return changeApplication(op, id, version, async (tx, row) => {
    if (row.status !== 'uyelikIslemleriTamamlandi')
      throw new Refusal(409, 'forbiddenMove', { current: await readApplication(tx, op, id) });
    await tx.update(applications).set(statusColumns(op, 'inReview')).where(eq(applications.id, id));
    const move = { status: 'inReview', reason: correctionReason, message } as const;
    const event = await recordMove(tx, op, row, move);
    return [
      {
        ...event,
        action: 'application.reopen',
        after: { ...event.after, correctionReason: withoutDigits(correctionReason) },
      },
    ];
  });
}
