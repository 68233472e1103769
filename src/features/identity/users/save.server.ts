import { eq, sql } from 'drizzle-orm';
import { beyondBranches } from '../../../platform/branches/limited-database.server.ts';
import { displayName } from '../../../platform/display-name.ts';
import { conflict, Invalid, notFound, Refusal } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { hashPassword } from '../../../platform/password.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { dropEmailChange, requestEmailChange } from '../account/email-change.server.ts';
import { endSessionsOf } from '../sign-in/operations.server.ts';
import { endLinksOf, inviteUser } from '../sign-in/password-links.server.ts';
import { requireStrongPassword } from '../sign-in/passwords.server.ts';
import { removeTwoStep } from '../sign-in/two-step.server.ts';
import { chosenBranches, readBranchesOf, writeBranches } from './branches.server.ts';
import type { NewUser, User, UserChange } from './contract.ts';
import {
  changesBetween,
  columnsOf,
  isMoved,
  recordable,
  requireFreeNames,
  withNameFaults,
} from './fields.server.ts';
import { userSubject } from './find.server.ts';
import { changesAccess, lockUser, lockUsers, requireAdminsStay } from './keep-admins.server.ts';
import { readUser } from './operations.server.ts';
import { canManageUsers, hasWayIn, isInvitable, isLetIn } from './policy.ts';
import { users } from './tables.server.ts';

/**
 * Adds a user. Without a password, an invitation in `locale` is sent if the user is allowed to sign
 * in and `invites` is true. Throws 401, 403 or 422.
 */
export async function createUser(
  op: Operation,
  input: NewUser,
  locale: Locale,
  invites = true,
): Promise<User> {
  requireThat(op.actor, canManageUsers);
  requireConfirmed(op);
  const columns = columnsOf(input, null);
  const passwordHash = await hashNew(op, input);
  return withNameFaults(() =>
    transact(op, async (tx) => {
      await lockUsers(tx, op);
      const ids = await chosenBranches(op, tx, input, true);
      await requireFreeNames(tx, op, { id: null, ...columns });
      // The new row belongs to no branch yet.
      const [row] = await beyondBranches(op, tx, () =>
        tx
          .insert(users)
          .values({
            ...columns,
            isNational: !ids,
            passwordHash,
            passwordChangedAt: passwordHash === null ? null : op.now,
            createdAt: op.now,
            updatedAt: op.now,
          })
          .returning({ id: users.id }),
      );
      if (!row) throw new Error('The user was not written.');
      if (ids) await writeBranches(tx, op, row.id, ids);
      if (invites && !passwordHash && isLetIn(columns)) await inviteUser(tx, op, row.id, locale);
      const subject = userSubject({ ...columns, ...row });
      await recordEvent(tx, op, {
        action: 'user.create',
        subject,
        after: recordable({ ...columns, branches: await readBranchesOf(tx, row.id) }),
      });
      return readUser(tx, op, row.id);
    }),
  );
}

async function hashNew(op: Operation, input: NewUser): Promise<string | null> {
  if (input.password === undefined) return null;
  await requireStrongPassword(op, input.password, input);
  return hashPassword(input.password);
}

/**
 * Saves a user if the account still has the version that was edited. A change of role, status or
 * dashboard access ends the user's sessions; if the user is no longer allowed to sign in, the links
 * in e-mails become invalid too. A new e-mail address is pending until it is confirmed; if the user
 * has no password or provider yet, it is changed at once, with a new invitation if `isOwnIssuer` is
 * true. E-mails are in `locale`. Throws 401, 403, 404, 422, or 409 `conflict` (with the `current`
 * user), `lastAdmin`, `ownAccount`.
 */
export async function saveUser(
  op: Operation,
  id: string,
  input: UserChange,
  locale: Locale,
  isOwnIssuer = true,
): Promise<User> {
  requireThat(op.actor, canManageUsers);
  return withNameFaults(() =>
    transact(op, async (tx) => {
      const before = await lockUser(tx, op, id);
      if (before.version !== input.version) throw conflict({ current: await readUser(tx, op, id) });
      const moves = isMoved(before, input);
      const waits = moves && hasWayIn(before);
      // The account page requires the password, without which a stolen session could take the
      // account over.
      if (moves && op.actor.kind === 'staff' && op.actor.id === id)
        throw new Invalid({ email: { rule: 'ownEmail' } });
      if (waits && !isOwnIssuer) throw new Invalid({ email: { rule: 'emailOfProvider' } });
      const columns = columnsOf(waits ? { ...input, email: before.email } : input, before);
      const ids = await chosenBranches(op, tx, input, false);
      const isNational = ids === undefined ? before.isNational : ids === null;
      if (ids !== undefined) await writeBranches(tx, op, id, ids);
      const branches = isNational ? null : await readBranchesOf(tx, id);
      const after = { ...before, ...columns, isNational, branches };
      const hasOtherAccess = changesAccess(before, after);
      if (hasOtherAccess || moves) requireConfirmed(op);
      await requireAdminsStay(tx, op, before, after);
      if (before.username !== after.username || before.email !== input.email)
        await requireFreeNames(
          tx,
          op,
          { id, username: after.username, email: input.email },
          before.username !== after.username,
        );
      const changes = changesBetween(before, after);
      if (changes) {
        await tx
          .update(users)
          .set({ ...columns, isNational, updatedAt: op.now, version: sql`${users.version} + 1` })
          .where(eq(users.id, id));
        if (hasOtherAccess) await endSessionsOf(tx, id);
        if (isMoved(before, after) || !isLetIn(after)) await endLinksOf(tx, op.now, id);
        if (isMoved(before, after) && isOwnIssuer && isInvitable(after))
          await inviteUser(tx, op, id, locale);
      }
      // Before the other event: each of these locks rows, and no rows may be locked after an event.
      if (waits) await requestEmailChange(tx, op, after, { email: input.email, locale });
      else if (isLetIn(before) && !isLetIn(after)) await dropEmailChange(tx, op, after);
      const subject = userSubject(after);
      if (changes) await recordEvent(tx, op, { action: 'user.update', subject, ...changes });
      return readUser(tx, op, id);
    }),
  );
}

/**
 * Removes a user permanently, with all sessions; the user's content remains. Throws 401, 403, 404,
 * or 409 `lastAdmin`, `ownAccount`.
 */
export async function deleteUser(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canManageUsers);
  await transact(op, async (tx) => {
    const before = await lockUser(tx, op, id);
    await requireAdminsStay(tx, op, before, null);
    await tx.delete(users).where(eq(users.id, id));
    await recordEvent(tx, op, {
      action: 'user.delete',
      subject: userSubject(before),
      before: recordable(before),
    });
  });
}

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
