import { eq, sql } from 'drizzle-orm';
import { branchLabel } from '../../platform/branches/names.ts';
import { branches } from '../../platform/branches/tables.server.ts';
import { Invalid } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { moveAccounts } from '../identity/users/operations.server.ts';
import type { StaffBranch } from './contract.ts';
import { lockBranches, record } from './desk.server.ts';
import { BRANCH_APPLICATIONS } from './operations.server.ts';
import { canManageBranches } from './policy.ts';
import { readBranch, requireBranch } from './read.server.ts';
import { BRANCHES_TAG, branchTag } from './schema.ts';

/**
 * Closes an open branch. Its address and its applications lead to the branch of the province, else to the
 * party. Its accounts keep it: they see what it had, and see it again as before when it is opened. Throws
 * 401, 403, 404, 409 with the `current` branch, 422 if it is not open.
 */
export const closeBranch = (op: Operation, id: string, version: number): Promise<StaffBranch> =>
  changeState(op, id, version, async (tx, before) => {
    if (before.state !== 'open') throw new Invalid({ version: { rule: 'branchNotOpen' } });
    await set(tx, op, before, { state: 'closed', mergedInto: null });
    return { action: 'branch.close' };
  });

/**
 * Opens a closed or merged branch again. Accounts that a merger has given to another one stay there.
 * Throws 401, 403, 404, 409, 422 if it is open.
 */
export const reopenBranch = (op: Operation, id: string, version: number): Promise<StaffBranch> =>
  changeState(op, id, version, async (tx, before) => {
    if (before.state === 'open') throw new Invalid({ version: { rule: 'branchIsOpen' } });
    await set(tx, op, before, { state: 'open', mergedInto: null });
    return { action: 'branch.reopen' };
  });

/**
 * Merges a branch into an open one, which takes over its address, its applications and its accounts, and
 * those of the branches that were merged into it before. Its other records stay its own; the accounts of
 * the other branch see them. Throws 401, 403, 404, 409 with the `current` branch, 422.
 */
export const mergeBranch = (
  op: Operation,
  id: string,
  { into, version }: { into: string; version: number },
): Promise<StaffBranch> =>
  changeState(op, id, version, async (tx, before) => {
    if (before.state === 'merged') throw new Invalid({ version: { rule: 'branchNotOpen' } });
    const [target] = await tx.select().from(branches).where(eq(branches.id, into));
    // An open branch leads nowhere, so no chain can come back.
    if (target?.state !== 'open' || into === id)
      throw new Invalid({ into: { rule: 'branchInto' } });
    await set(tx, op, before, { state: 'merged', mergedInto: into });
    // What led to it leads to its successor at once, so chains stay short.
    const followers = await tx
      .update(branches)
      .set({ mergedInto: into, version: sql`${branches.version} + 1` })
      .where(eq(branches.mergedInto, id))
      .returning({ province: branches.province });
    const accounts = await moveAccounts(tx, op, id, into);
    return {
      action: 'branch.merge',
      after: {
        'branch-into': branchLabel(target),
        ...(accounts > 0 && { 'branch-accounts': accounts }),
      },
      alsoIn: followers.map(({ province }) => province),
    };
  });

type Change = {
  action: 'branch.close' | 'branch.reopen' | 'branch.merge';
  after?: Record<string, string | number>;
  /** Provinces of other branches that changed. */
  alsoIn?: number[];
};

async function changeState(
  op: Operation,
  id: string,
  version: number,
  work: (tx: Transaction, before: StaffBranch) => Promise<Change>,
): Promise<StaffBranch> {
  requireThat(op.actor, canManageBranches);
  return transact(op, async (tx) => {
    await lockBranches(tx);
    const before = await requireBranch(tx, op, id, version);
    const { action, after, alsoIn = [] } = await work(tx, before);
    await record(tx, op, action, before, after && { after });
    await op.read(BRANCH_APPLICATIONS).follow(tx, [before.province, ...alsoIn]);
    tx.invalidate(BRANCHES_TAG, branchTag(id));
    return readBranch(tx, id);
  });
}

const set = (
  tx: Transaction,
  op: Operation,
  { id, version }: StaffBranch,
  change: Pick<typeof branches.$inferInsert, 'state' | 'mergedInto'>,
) =>
  tx
    .update(branches)
    .set({ ...change, version: version + 1, updatedAt: op.now })
    .where(eq(branches.id, id));
