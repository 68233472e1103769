import { eq, sql } from 'drizzle-orm';
import { type Actor, isLimited } from '../actor.ts';
import type { Queryable } from '../database/client.server.ts';
import { Invalid } from '../errors.ts';
import { branches } from './tables.server.ts';

/**
 * The branch to store for what was sent; null: the whole party. Left out, a record keeps the first of
 * `kept`, and a new one belongs to the whole party or to the first open branch of a limited account. What
 * is in `kept` may be sent again, also if that branch is not open any more.
 * @throws Invalid `branchId`: not open, not of the account, or the account has no open branch
 */
export async function chooseBranch(
  tx: Queryable,
  { actor }: { actor: Actor },
  wanted: string | null | undefined,
  kept: readonly (string | null)[] = [],
): Promise<string | null> {
  if (wanted === undefined && kept[0] !== undefined) return kept[0];
  if (wanted !== undefined && kept.includes(wanted)) return wanted;
  if (!isLimited(actor)) return wanted ? requireOpen(tx, wanted) : null;
  if (wanted === null || actor.branches.length === 0)
    throw new Invalid({ branchId: { rule: 'branchRequired' } });
  if (wanted === undefined) return firstOpen(tx, actor.id);
  if (!actor.branches.includes(wanted)) throw new Invalid({ branchId: { rule: 'branchUnknown' } });
  return requireOpen(tx, wanted);
}

/** Whether this branch is open; not so for the whole party. */
export async function isOpenBranch(
  db: Pick<Queryable, 'select'>,
  id: string | null | undefined,
): Promise<boolean> {
  if (!id) return false;
  const [row] = await db
    .select({ state: branches.state })
    .from(branches)
    .where(eq(branches.id, id));
  return row?.state === 'open';
}

async function requireOpen(tx: Queryable, id: string): Promise<string> {
  if (!(await isOpenBranch(tx, id))) throw new Invalid({ branchId: { rule: 'branchUnknown' } });
  return id;
}

/** The same as the trigger `own_branch` takes, if it is open. */
async function firstOpen(tx: Queryable, userId: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select b.id from user_branches own join branches b on b.id = own.branch_id
    where own.user_id = ${userId} and b.state = 'open'
    order by b.district is not null, b.province, b.district limit 1`);
  if (!rows[0]) throw new Invalid({ branchId: { rule: 'branchRequired' } });
  return rows[0].id;
}
