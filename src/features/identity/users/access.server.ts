import { displayName } from '../../../platform/display-name.ts';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { inviteUser } from '../passwords/operations.server.ts';
import { removeTwoStep } from '../two-step/operations.server.ts';
import { lockUser } from './keep-admins.server.ts';
import { canManageUsers, isInvitable } from './policy.ts';
import { readUser } from './rows.server.ts';
import type { User } from './schema.ts';

/**
 * Sends the invitation again. Throws 401, 403, 404, or 409 `notInvitable` if the user can already
 * sign in or is not allowed to.
 */
export async function inviteAgain(op: Operation, id: string, locale: Locale): Promise<User> {
  requireThat(op.actor, canManageUsers);
  return transact(op, async (tx) => {
    const user = await lockUser(tx, op, id);
    if (!isInvitable(user)) throw new Refusal(409, 'notInvitable');
    await inviteUser(tx, op, id, locale);
    return readUser(tx, op, id);
  });
}

/**
 * Turns off the second step of a user who has lost it. Throws 401, 403, 404 (also if there is
 * none), or 409 `ownAccount`: for their own second step, users need the account page, which
 * requires the password.
 */
export async function takeSecondStepOff(op: Operation, id: string): Promise<User> {
  requireThat(op.actor, canManageUsers);
  requireConfirmed(op);
  return transact(op, async (tx) => {
    const user = await lockUser(tx, op, id);
    if (op.actor.kind === 'staff' && op.actor.id === id) throw new Refusal(409, 'ownAccount');
    if (!(await removeTwoStep(tx, op, { id, name: displayName(user) }))) throw notFound();
    return readUser(tx, op, id);
  });
}
