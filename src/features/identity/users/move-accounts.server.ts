import { eq, inArray, sql } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { endSessionsOf } from '../sign-in/operations.server.ts';
import { BRANCHES_OF_USER } from './branches.server.ts';
import { changesBetween } from './fields.server.ts';
import { userSubject } from './find.server.ts';
import { userBranches, users } from './tables.server.ts';

/**
 * Gives the accounts of a branch that is merged to its successor, an account of both once. They see other
 * records from now on, so their sessions end. Call it after everything that locks rows.
 * @returns how many accounts were moved
 */
export async function moveAccounts(
  tx: Transaction,
  op: Operation,
  from: string,
  into: string,
): Promise<number> {
  const ids = tx
    .select({ id: userBranches.userId })
    .from(userBranches)
    .where(eq(userBranches.branchId, from));
  const moved = await tx
    .select()
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(users.id)
    .for('update');
  if (moved.length === 0) return 0;
  const before = await branchesOf(tx, moved);
  await tx
    .insert(userBranches)
    .values(moved.map(({ id: userId }) => ({ userId, branchId: into })))
    .onConflictDoNothing();
  await tx.delete(userBranches).where(eq(userBranches.branchId, from));
  await tx
    .update(users)
    .set({ updatedAt: op.now, version: sql`${users.version} + 1` })
    .where(
      inArray(
        users.id,
        moved.map(({ id }) => id),
      ),
    );
  for (const { id } of moved) await endSessionsOf(tx, id);
  const after = await branchesOf(tx, moved);
  for (const user of moved) {
    const branches = (known: typeof before) => ({ ...user, branches: known.get(user.id) ?? null });
    const changes = changesBetween(branches(before), branches(after));
    if (changes)
      await recordEvent(tx, op, { action: 'user.update', subject: userSubject(user), ...changes });
  }
  return moved.length;
}

async function branchesOf(tx: Transaction, of: readonly { id: string }[]) {
  const rows = await tx
    .select({ id: users.id, branches: BRANCHES_OF_USER })
    .from(users)
    .where(
      inArray(
        users.id,
        of.map(({ id }) => id),
      ),
    );
  return new Map(rows.map(({ id, branches }) => [id, branches]));
}
