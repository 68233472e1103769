import { type Column, eq, or, type SQL, sql } from 'drizzle-orm';
import { type Actor, isLimited } from '../actor.ts';
import type { Queryable } from '../database/client.server.ts';
import type { Operation } from '../operation.server.ts';
import { branches } from './tables.server.ts';

/**
 * The condition for records of the branch of an actor that has only one; nothing for everybody else. Row
 * security says the same and holds without it, but with it PostgreSQL knows the branch when it plans a
 * list, and reads the index of the branch. For many branches it would read all their records and sort
 * them, instead of the index that has the order of the list.
 */
export function within(actor: Actor, branchId: Column): SQL | undefined {
  if (!isLimited(actor) || actor.branches.length !== 1) return undefined;
  return sql`${branchId} = ${actor.branches[0]}::uuid`;
}

/** Fewer branches are read and sorted as quickly. */
const MANY_BRANCHES = 16;

/** So many times the rows before the end of a page must an account see: then they are never far apart. */
const ENOUGH_TIMES = 50;

export const hasManyBranches = (actor: Actor): boolean =>
  isLimited(actor) && actor.branches.length >= MANY_BRANCHES;

/**
 * Whether a page of a list of an account of many branches should be read with {@link inListOrder}: it sees
 * `total` of the rows, far more than the `first` ones, which end with the page.
 */
export const isFarFromEnd = ({ total, first }: { total: number; first: number }): boolean =>
  total >= first * ENOUGH_TIMES;

/**
 * Runs `read`, a list in the order of an index, so that PostgreSQL reads this index until the page is full.
 * It expects few rows of the branches of any account, and would read all of them and sort them.
 */
export const inListOrder = <T>(
  { db }: Pick<Operation, 'db'>,
  read: (tx: Queryable) => { execute(): Promise<T> },
): Promise<T> =>
  db.transaction(async (tx) => {
    const [, rows] = await Promise.all([
      tx.execute(sql`set local enable_sort = off`),
      read(tx).execute(),
    ]);
    return rows;
  });

/**
 * The condition of the filter `branchFilter`: records of a branch, of a province with its districts;
 * `none`: those of the whole party.
 */
export const ofBranch = (branchId: Column, branch: string): SQL =>
  branch === 'none'
    ? sql`${branchId} is null`
    : sql`${branchId} in (select within.id from ${branches} within, ${branches} whole
        where whole.id = ${branch}::uuid and (within.id = whole.id or within.merged_into = whole.id
          or (whole.district is null and within.province = whole.province)))`;

/** The ids of a branch and of those that were merged into it: their records are shown as its own. */
export const withMerged = (db: Pick<Queryable, 'select'>, id: string) =>
  db
    .select({ id: branches.id })
    .from(branches)
    .where(or(eq(branches.id, id), eq(branches.mergedInto, id)));
