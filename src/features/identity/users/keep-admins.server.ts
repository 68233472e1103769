import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { lockFor } from '../../../platform/database/locks.server.ts';
import { notFound, Refusal, unauthenticated } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { hasSession } from '../sign-in/operations.server.ts';
import { isManagedBy } from './branches.server.ts';
import { ABLE_ADMIN, SUMMARY, type UserRow } from './operations.server.ts';
import { type Access, isAbleAdmin, isLetIn } from './policy.ts';
import { users } from './tables.server.ts';

/**
 * Other changes of users by administrators wait until the transaction ends, so that two
 * administrators cannot remove each other's role at once. Throws 401 if the actor lost the right to
 * do this while waiting.
 */
export async function lockUsers(tx: Queryable, op: Operation): Promise<void> {
  await lockFor(tx, 'users');
  await requireStillThere(tx, op);
}

/** The same, if the actor manages this account. Throws 404 or 401. */
export async function lockManaged(tx: Queryable, op: Operation, id: string): Promise<void> {
  await lockUsers(tx, op);
  await requireManaged(tx, op, id);
}

/** A locked user to change or delete, after {@link lockUsers}. Throws 404 or 401. */
export async function lockUser(tx: Queryable, op: Operation, id: string): Promise<UserRow> {
  await lockUsers(tx, op);
  const [row] = await tx
    .select(SUMMARY)
    .from(users)
    .where(and(eq(users.id, id), isManagedBy(op.actor)))
    .for('update', { of: users });
  if (!row) throw notFound();
  return row;
}

/** Throws 404 if there is no such account, or the actor does not manage it. */
export async function requireManaged(tx: Queryable, op: Operation, id: string): Promise<void> {
  const [row] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), isManagedBy(op.actor)));
  if (!row) throw notFound();
}

async function requireStillThere(tx: Queryable, { actor }: Operation): Promise<void> {
  if (actor.kind === 'visitor') throw unauthenticated();
  if (actor.kind === 'system') return;
  const [now] = await tx
    .select({ role: users.role, status: users.status, panelAccess: users.panelAccess })
    .from(users)
    .where(eq(users.id, actor.id));
  if (!now || now.role !== actor.role || !isLetIn(now)) throw unauthenticated();
  if (!(await hasSession(tx, actor))) throw unauthenticated();
}

/**
 * The last administrator who can sign in must remain, and users cannot delete or lock out
 * themselves. `after` is the new state of the user, null for a deletion. Throws 409 `lastAdmin` or
 * `ownAccount`.
 */
export async function requireAdminsStay(
  tx: Queryable,
  op: Operation,
  before: UserRow,
  after: Access | null,
): Promise<void> {
  const isLost = isAbleAdmin(before) && !(after && isAbleAdmin(after));
  if (isLost && !(await hasOtherAdmin(tx, before.id))) throw new Refusal(409, 'lastAdmin');
  const isOwn = op.actor.kind === 'staff' && op.actor.id === before.id;
  if (isOwn && (!after || changesAccess(before, after))) throw new Refusal(409, 'ownAccount');
}

/** Whether old sessions must end after a change. */
export const changesAccess = (before: Access, after: Access): boolean =>
  before.role !== after.role ||
  before.status !== after.status ||
  before.panelAccess !== after.panelAccess ||
  before.isNational !== after.isNational ||
  idsOf(before) !== idsOf(after);

const idsOf = ({ branches }: Access): string =>
  (branches ?? [])
    .map(({ id }) => id)
    .sort()
    .join();

async function hasOtherAdmin(tx: Queryable, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, id), ABLE_ADMIN))
    .limit(1);
  return rows.length > 0;
}
