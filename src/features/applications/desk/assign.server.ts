import { eq, sql } from 'drizzle-orm';
import { notify } from '../../../platform/notify.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import type { AuditEvent } from '../../audit/operations.server.ts';
import { listAssignable, requireAssignable } from '../../identity/users/operations.server.ts';
import { applicationAssigned } from '../notifications.server.ts';
import { applicationsRight, canHandleApplications } from '../policy.ts';
import { applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';
import { applicationSubject } from './audit-subject.server.ts';
import { changeApplication, type Row } from './change.server.ts';
import type { Application, Assignment, StaffName } from './schema.ts';

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
    await requireAssignable(tx, applicationsRight, assignedTo);
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
    });
  }
  return rows.map((row) => ({
    action: 'application.assign',
    subject: applicationSubject(row),
    before: { assignedTo: withName(row.assignedTo) },
    after: { assignedTo: withName(to) },
  }));
}
