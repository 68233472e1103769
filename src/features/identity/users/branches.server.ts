import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { type Actor, isLimited } from '../../../platform/actor.ts';
import { beyondBranches } from '../../../platform/branches/limited-database.server.ts';
import { type BranchPlace, branchLabel } from '../../../platform/branches/names.ts';
import { branches } from '../../../platform/branches/tables.server.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { Invalid } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { NamedBranch } from '../../../platform/session.ts';
import { userBranches, users } from './tables.server.ts';

type StoredBranch = BranchPlace & { id: string };

/** The branches of an account as a column; null if it is national. */
// Named with their table: in a select of one table Drizzle leaves it out, and the inner one has an id, too.
export const BRANCHES_OF_USER = sql`case when users.is_national then null
  else coalesce((select json_agg(json_build_object('id', b.id, 'province', b.province, 'district', b.district)
    order by b.district is not null, b.province, b.district collate tr_rules)
    from user_branches o join branches b on b.id = o.branch_id where o.user_id = users.id), '[]') end`.mapWith(
  (stored: StoredBranch[]): NamedBranch[] | null =>
    stored.map(({ id, ...place }) => ({ id, name: branchLabel(place) })),
);

/** The branches of an account; null if it is national. */
export async function readBranchesOf(db: Queryable, id: string): Promise<NamedBranch[] | null> {
  const [row] = await db.select({ own: BRANCHES_OF_USER }).from(users).where(eq(users.id, id));
  return row?.own ?? null;
}

/**
 * The condition for accounts that the actor manages: everybody, or for an admin of branches those without
 * administration whose branches are all the admin's.
 */
export function isManagedBy(actor: Actor): SQL | undefined {
  if (!isLimited(actor)) return undefined;
  const own = sql`array[${sql.join(
    actor.branches.map((id) => sql`${id}`),
    sql`, `,
  )}]::uuid[]`;
  const theirs = sql`select from ${userBranches} where ${userBranches.userId} = ${users.id}`;
  return and(
    eq(users.isNational, false),
    sql`${users.role} <> 'admin'`,
    sql`exists (${theirs} and ${userBranches.branchId} = any (${own}))`,
    sql`not exists (${theirs} and not ${userBranches.branchId} = any (${own}))`,
  );
}

/**
 * The branches to store for what was sent; null: national, undefined: as before. An admin of branches
 * gives only these away, and no administration.
 * @throws Invalid `branches`, `role`
 */
export async function chosenBranches(
  { actor }: Operation,
  tx: Queryable,
  input: { branches?: string[] | null | undefined; role: string },
  isNew: boolean,
): Promise<string[] | null | undefined> {
  const own = isLimited(actor) ? actor.branches : undefined;
  if (own && input.role === 'admin') throw new Invalid({ role: { rule: 'roleOfNational' } });
  const wanted = input.branches === undefined && isNew ? null : input.branches;
  if (wanted === undefined) return undefined;
  if (wanted === null) {
    if (own) throw new Invalid({ branches: { rule: 'branchesRequired' } });
    return null;
  }
  const ids = [...new Set(wanted)];
  if (ids.length === 0) throw new Invalid({ branches: { rule: 'branchesRequired' } });
  const known = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(inArray(branches.id, ids));
  const isAllowed = known.length === ids.length && (!own || ids.every((id) => own.includes(id)));
  if (!isAllowed) throw new Invalid({ branches: { rule: 'branchesUnknown' } });
  return ids;
}

/** Stores the branches of an account; null: none, because it is national. */
export async function writeBranches(
  tx: Queryable,
  op: Operation,
  userId: string,
  ids: readonly string[] | null,
): Promise<void> {
  await beyondBranches(op, tx, async () => {
    const kept = ids && ids.length > 0 ? notInArray(userBranches.branchId, [...ids]) : undefined;
    await tx.delete(userBranches).where(and(eq(userBranches.userId, userId), kept));
    if (ids && ids.length > 0)
      await tx
        .insert(userBranches)
        .values(ids.map((branchId) => ({ userId, branchId })))
        .onConflictDoNothing();
  });
}
