import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import { ROLES, type Role } from '../../../platform/roles.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { lockUsers } from '../users/keep-admins.server.ts';
import { hasTwoStep } from './operations.server.ts';
import { canRequireTwoStep } from './policy.ts';
import { twoStepRoles } from './tables.server.ts';

/** Roles that have no access before two-step sign-in is set up, in the order of {@link ROLES}. */
export async function listTwoStepRoles(op: Operation): Promise<Role[]> {
  requireThat(op.actor, canRequireTwoStep);
  return rolesIn(op.db);
}

/** Throws 401, 403, or 409 if an administrator without two-step sign-in would lose access. */
export async function saveTwoStepRoles(op: Operation, wanted: Role[]): Promise<Role[]> {
  requireThat(op.actor, canRequireTwoStep);
  requireConfirmed(op);
  const after = ROLES.filter((role) => wanted.includes(role));
  return transact(op, async (tx) => {
    await lockUsers(tx, op);
    const { actor } = op;
    if (actor.kind === 'staff' && after.includes(actor.role) && !(await hasTwoStep(tx, actor.id)))
      throw new Refusal(409, 'setUpOwnTwoStepFirst');
    // Changes run one after the other, so that the recorded "before" is correct.
    await tx.execute(sql`lock table ${twoStepRoles} in share row exclusive mode`);
    const before = await rolesIn(tx);
    if (before.join() === after.join()) return after;
    await tx.delete(twoStepRoles);
    if (after.length > 0) await tx.insert(twoStepRoles).values(after.map((role) => ({ role })));
    const subject = { kind: 'setting' as const, id: 'twoStep.roles', name: '' };
    const change = { before: { roles: before }, after: { roles: after } };
    await recordEvent(tx, op, { action: 'twoStep.roles', subject, ...change });
    return after;
  });
}

async function rolesIn(tx: Queryable): Promise<Role[]> {
  const rows = await tx.select({ role: twoStepRoles.role }).from(twoStepRoles);
  return ROLES.filter((role) => rows.some((row) => row.role === role));
}
