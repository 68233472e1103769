import { type Column, type SQL, sql } from 'drizzle-orm';
import { type Actor, isLimited } from '../actor.ts';

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
