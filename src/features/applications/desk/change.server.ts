import { asc, eq, inArray, sql } from 'drizzle-orm';
import { conflict, keyDestroyed, notFound } from '../../../platform/errors.ts';
import { type NotificationKind, notify } from '../../../platform/notify.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { type AuditEvent, recordEvents } from '../../audit/operations.server.ts';
import { listAssignable, requireAssignable } from '../../identity/users/operations.server.ts';
import { applicationsRight, canHandleApplications } from '../policy.ts';
import { decryptSecrets, encryptSecrets } from '../secrets.server.ts';
import { applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';
import { readApplication } from './read.server.ts';
import type { Application, Assignment, NoteChange, StaffName } from './schema.ts';

export const applicationAssigned: NotificationKind = { name: 'applicationAssigned', right: null };

export type Row = typeof applications.$inferSelect;

/** Changes one application and returns the events for the audit log; none: nothing was changed. */
export type Change = (tx: Transaction, row: Row) => Promise<AuditEvent[]>;

/**
 * Changes an application that nobody else changes meanwhile. Throws 401, 403, 404, 409 with the
 * `current` application if `version` is not its version any more, or 409 `keyDestroyed`.
 */
export async function changeApplication(
  op: Operation,
  id: string,
  version: number | undefined,
  change: Change,
): Promise<Application> {
  requireThat(op.actor, canHandleApplications);
  return transact(op, async (tx) => {
    const row = await lockApplication(tx, id);
    if (version !== undefined && version !== row.version)
      throw conflict({ current: await readApplication(tx, op, id) });
    const events = await change(tx, row);
    const current = await readApplication(tx, op, id);
    await recordEvents(tx, op, events);
    return current;
  });
}

/** One application, which nobody else changes or deletes meanwhile. Throws 404 or 409 `keyDestroyed`. */
export async function lockApplication(tx: Transaction, id: string): Promise<Row> {
  const [row] = await lockRows(tx, [id]);
  if (!row) throw notFound();
  if (!row.recordKey) throw keyDestroyed();
  return row;
}

/** Always in the order of the ids, so that two changes of the same rows cannot wait for each other. */
export const lockRows = (tx: Transaction, ids: string[]): Promise<Row[]> =>
  tx
    .select()
    .from(applications)
    .where(inArray(applications.id, ids))
    .orderBy(asc(applications.id))
    .for('update');

/** Replaces the note of the staff. Throws 401, 403, 404, or 409 with the `current` application. */
export const changeNote = (
  op: Operation,
  id: string,
  { adminNote, version }: NoteChange,
): Promise<Application> =>
  changeApplication(op, id, version, async (tx, row) => {
    const events = await writeNote(tx, op, row, adminNote);
    if (events.length > 0)
      await tx
        .update(applications)
        .set({ version: sql`${applications.version} + 1` })
        .where(eq(applications.id, id));
    return events;
  });

/** Writes the note if it is another one; returns the event for the audit log, which has no text. */
export async function writeNote(
  tx: Transaction,
  op: Operation,
  row: Row,
  adminNote: string,
): Promise<AuditEvent[]> {
  if (decryptSecrets(op.keys, row, ['adminNote']).adminNote === adminNote) return [];
  const key = op.keys.recordKey(row.recordKey);
  const encrypted = adminNote ? encryptSecrets(key, row.id, { adminNote }).adminNote : null;
  await tx
    .update(applications)
    .set({
      adminNote: encrypted,
      adminNoteBy: op.actor.kind === 'staff' ? op.actor.id : null,
      adminNoteAt: op.now,
    })
    .where(eq(applications.id, row.id));
  await addEvent(tx, op, { id: row.id, key }, { kind: 'note' });
  return [{ action: 'application.note', subject: applicationSubject(row) }];
}

/** The users to whom an application can be assigned, by name. Throws 401 or 403. */
export async function listAssignees(op: Operation): Promise<StaffName[]> {
  requireThat(op.actor, canHandleApplications);
  return listAssignable(op.db, applicationsRight);
}

/**
 * Assigns an application to a user, or to nobody. Throws 401, 403, 404, 409 with the `current`
 * application, or 422 if the user cannot work on applications.
 */
export const assignApplication = (
  op: Operation,
  id: string,
  { assignedTo, version }: Assignment,
): Promise<Application> =>
  changeApplication(op, id, version, async (tx, row) => {
    if (row.assignedTo === assignedTo) return [];
    await requireAssignable(tx, applicationsRight, assignedTo, { branchId: row.branchId });
    await tx
      .update(applications)
      .set({ assignedTo, version: sql`${applications.version} + 1` })
      .where(eq(applications.id, id));
    return recordAssignments(tx, op, [row], assignedTo);
  });

/**
 * Adds the events of the timelines, which have the id of the user: a name would stay after the account
 * is deleted. Returns those of the audit log, which have the names too.
 */
export async function recordAssignments(
  tx: Transaction,
  op: Operation,
  rows: Row[],
  to: string | null,
): Promise<AuditEvent[]> {
  const ids = [to, ...rows.map(({ assignedTo }) => assignedTo)].filter((id) => id !== null);
  const names = await op.audit.actors.findNames(tx, [...new Set(ids)]);
  const withName = (id: string | null) => id && { id, name: names.get(id) ?? '' };
  for (const { id, recordKey } of rows)
    await addEvent(
      tx,
      op,
      { id, key: op.keys.recordKey(recordKey) },
      { kind: 'assigned', details: to ? { to } : {} },
    );
  const [first] = rows;
  if (to && first) {
    const isOne = rows.length === 1;
    await notify(tx, op, {
      kind: applicationAssigned,
      userId: to,
      path: isOne ? `/dashboard/applications/${first.id}/details` : '/dashboard/applications/list',
      subject: isOne ? first.code : String(rows.length),
      branchId: first.branchId,
    });
  }
  return rows.map((row) => ({
    action: 'application.assign',
    subject: applicationSubject(row),
    before: { assignedTo: withName(row.assignedTo) },
    after: { assignedTo: withName(to) },
  }));
}

/** An application as the subject of an event: its code alone, never the name of a person. */
export const applicationSubject = ({ id, code }: { id: string; code: string }) => ({
  kind: 'application' as const,
  id,
  name: code,
});

/**
 * A reason as the audit log has it, without the digits of every script: an identity number can be typed
 * with other than ASCII digits.
 */
export const withoutDigits = (text: string): string => text.replace(/\p{N}/gu, '•');
