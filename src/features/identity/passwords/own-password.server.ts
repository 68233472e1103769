import type { Queryable } from '../../../platform/database/client.server.ts';
import { Invalid, unauthenticated } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { checkPassword } from '../../../platform/password.server.ts';
import { type Allowance, forgetTries, spendTry } from '../attempts/operations.server.ts';
import { hasSession } from '../sessions/operations.server.ts';
import { findUser, type UserWithSecrets } from '../users/find.server.ts';

/** Limits guesses at an unattended browser in which a user is signed in. */
const OWN_PASSWORD: Allowance = { name: 'own-password', tries: 10, withinMs: 15 * 60_000 };

/**
 * Checks the password of the signed-in user before an action that a session alone must not allow.
 * Returns the user of the check, for {@link requireUnchanged}.
 * @throws Invalid field `currentPassword`, rule `wrongPassword`; Refusal 401, 429
 */
export async function requireOwnPassword(
  op: Operation,
  currentPassword: string,
): Promise<UserWithSecrets> {
  const { actor } = op;
  if (actor.kind !== 'staff') throw unauthenticated();
  await spendTry(op, OWN_PASSWORD, actor.id);
  const user = await findUser(op.db, actor.id);
  if (!user?.passwordHash || !(await checkPassword(user.passwordHash, currentPassword)))
    throw new Invalid({ currentPassword: { rule: 'wrongPassword' } });
  await forgetTries(op, OWN_PASSWORD, actor.id);
  return user;
}

/**
 * Call it first in the transaction that required the password: it fails if the user has chosen
 * another password or ended this session since then. Locks the row and returns its current state.
 * @throws Refusal 401
 */
export async function requireUnchanged(
  tx: Queryable,
  { actor }: Operation,
  checked: UserWithSecrets,
): Promise<UserWithSecrets> {
  if (actor.kind !== 'staff') throw unauthenticated();
  const user = await findUser(tx, actor.id, 'update');
  if (!user || user.passwordHash !== checked.passwordHash) throw unauthenticated();
  // Checked only after the row is locked, because operations that end sessions lock it too.
  if (!(await hasSession(tx, actor))) throw unauthenticated();
  return user;
}
