import { eq, sql } from 'drizzle-orm';
import { Invalid } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import type { AuditEvent } from '../../audit/operations.server.ts';
import { isAssignable, listAssignable } from '../../identity/users/operations.server.ts';
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
    await requireAssignable(tx, assignedTo);
    if (row.assignedTo === assignedTo) return [];
    await tx
      .update(applications)
      .set({ assignedTo, version: sql`${applications.version} + 1` })
      .where(eq(applications.id, id));
    return [await recordAssignment(tx, op, row, assignedTo)];
  });

export async function requireAssignable(tx: Transaction, id: string | null): Promise<void> {
  if (id !== null && !(await isAssignable(tx, applicationsRight, id)))
    throw new Invalid({ assignedTo: { rule: 'notAssignable' } });
}

/** The event of the timeline; returns that of the audit log. Both have the name of the user. */
export async function recordAssignment(
  tx: Transaction,
  op: Operation,
  row: Row,
  to: string | null,
): Promise<AuditEvent> {
  const ids = [row.assignedTo, to].filter((id) => id !== null);
  const names = await op.audit.actors.findNames(tx, ids);
  const [before, after] = [row.assignedTo, to].map((id) => id && { id, name: names.get(id) ?? '' });
  const key = op.keys.recordKey(row.recordKey);
  await addEvent(
    tx,
    op,
    { id: row.id, key },
    { kind: 'assigned', details: { to: after ? after.name : '' } },
  );
  return {
    action: 'application.assign',
    subject: applicationSubject(row),
    before: { assignedTo: before },
    after: { assignedTo: after },
  };
}
