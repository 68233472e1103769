import { eq, sql } from 'drizzle-orm';
import { beyondBranches } from '../../../platform/branches/limited-database.server.ts';
import { branchLabel } from '../../../platform/branches/names.ts';
import { branches } from '../../../platform/branches/tables.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { conflict, Invalid } from '../../../platform/errors.ts';
import { type NotificationKind, notify } from '../../../platform/notify.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { applicationsRight, canMoveApplications } from '../policy.ts';
import { applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';
import { applicationSubject, lockApplication, withoutDigits } from './change.server.ts';
import { readApplication } from './read.server.ts';
import type { BranchMove } from './schema.ts';

export const applicationMoved: NotificationKind = {
  name: 'applicationMoved',
  right: applicationsRight,
};

/**
 * Gives an application to another branch, or to the national staff. Afterwards it does not follow its
 * district any more, and the former branch does not see it. Throws 401, 403, 404, 409 with the `current`
 * application, or 422 for a branch that is not open or reads it already.
 */
export async function moveApplication(
  op: Operation,
  id: string,
  { branchId, reason, version }: BranchMove,
): Promise<void> {
  requireThat(op.actor, canMoveApplications);
  await transact(op, async (tx) => {
    const row = await lockApplication(tx, id);
    if (version !== undefined && version !== row.version)
      throw conflict({ current: await readApplication(tx, op, id) });
    if (row.branchId === branchId) throw new Invalid({ branchId: { rule: 'branchUnchanged' } });
    // An account of one branch may read the other, but not lock it.
    const [from, to] = await beyondBranches(op, tx, async () => [
      await nameOf(tx, row.branchId),
      await nameOf(tx, branchId),
    ]);
    if (branchId && !to?.isOpen) throw new Invalid({ branchId: { rule: 'branchUnknown' } });
    await beyondBranches(op, tx, async () => {
      await tx
        .update(applications)
        .set({ branchId, branchChosen: true, version: sql`${applications.version} + 1` })
        .where(eq(applications.id, id));
      const key = op.keys.recordKey(row.recordKey);
      const details = { branch: to?.name ?? '' };
      await addEvent(tx, op, { id, key }, { kind: 'moved', reason, details });
      await notify(tx, op, {
        kind: applicationMoved,
        path: `/dashboard/applications/${id}/details`,
        subject: row.code,
        branchId,
      });
    });
    await recordEvent(tx, op, {
      action: 'application.move',
      subject: applicationSubject(row),
      before: { branch: from?.name ?? '' },
      after: { branch: to?.name ?? '', reason: withoutDigits(reason) },
    });
  });
}

/** It cannot be closed or merged until the transaction ends. */
async function nameOf(tx: Queryable, id: string | null) {
  if (id === null) return null;
  const [row] = await tx.select().from(branches).where(eq(branches.id, id)).for('share');
  return row ? { name: branchLabel(row), isOpen: row.state === 'open' } : null;
}
