import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { conflict, Invalid, unauthenticated } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireStaff } from '../../../platform/require.ts';
import { may, ownRight } from '../../../platform/rights.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { requireOwnPassword, requireUnchanged } from '../sign-in/passwords.server.ts';
import { toSessionUser } from '../sign-in/sign-in.server.ts';
import {
  changesBetween,
  isMoved,
  namesOf,
  phoneOf,
  requireFreeNames,
  usernameAfter,
  withNameFaults,
} from '../users/fields.server.ts';
import { findUser, type UserWithSecrets, userSubject } from '../users/find.server.ts';
import { getOwnProfile } from '../users/operations.server.ts';
import { users } from '../users/tables.server.ts';
import type { Account, AccountChange } from './contract.ts';
import { requestEmailChange } from './email-change.server.ts';
import { readWriting } from './writing.server.ts';

/** The account of the user who sends the request. Throws 401 or 403. */
export async function getAccount(op: Operation, tx: Queryable = op.db): Promise<Account> {
  const { id, mustSetUpTwoStep, opened = [] } = ownActor(op);
  const [profile, writing] = await Promise.all([getOwnProfile(tx, id), readWriting(tx, id)]);
  return { profile, user: toSessionUser(op, { ...profile, ...writing }, mustSetUpTwoStep, opened) };
}

export const ownActor = ({ actor }: Operation) => requireStaff(actor, canUseAccount);

/**
 * Saves the profile of the signed-in user if the account still has the version that was edited. A
 * new e-mail address requires the password and is pending until it is confirmed. If an identity
 * provider signs users in (`isOwnIssuer` is false), the address comes from the provider. Throws
 * 401, 403, 409 with the `current` account, or 422 with the field named.
 */
export async function saveAccount(
  op: Operation,
  input: AccountChange,
  locale: Locale,
  isOwnIssuer = true,
): Promise<Account> {
  const { id } = ownActor(op);
  const { email, address } = input;
  const phone = phoneOf(input);
  const seen = await requireVersion(op, op.db, await findUser(op.db, id), input);
  const moves = isMoved(seen, input);
  if (moves && !isOwnIssuer) throw new Invalid({ email: { rule: 'emailOfProvider' } });
  const checked = moves ? await requirePassword(op, input.currentPassword) : null;
  return withNameFaults(() =>
    transact(op, async (tx) => {
      const own = checked
        ? await requireUnchanged(tx, op, checked)
        : await findUser(tx, id, 'update');
      // The password was required on the basis of this version.
      const before = await requireVersion(op, tx, own, input);
      const kept = moves ? before.email : email;
      const username = usernameAfter(before, kept);
      const after = { email: kept, username, ...namesOf(input, before), phone, address };
      if (moves) await requireFreeNames(tx, op, { id, username, email }, false);
      const changes = changesBetween(before, { ...before, ...after });
      if (changes) {
        await tx
          .update(users)
          .set({ ...after, updatedAt: op.now, version: sql`${users.version} + 1` })
          .where(eq(users.id, id));
      }
      // Before the other event, because this locks rows, and no rows may be locked after an event.
      if (moves) await requestEmailChange(tx, op, { id, ...after }, { email, locale });
      const subject = userSubject({ id, ...after });
      if (changes) await recordEvent(tx, op, { action: 'account.update', subject, ...changes });
      return getAccount(op, tx);
    }),
  );
}

/** The row of the signed-in user, if its version has not changed. */
async function requireVersion(
  op: Operation,
  tx: Queryable,
  own: UserWithSecrets | null,
  { version }: AccountChange,
): Promise<UserWithSecrets> {
  if (!own) throw unauthenticated();
  if (own.version !== version) throw conflict({ current: await getAccount(op, tx) });
  return own;
}

function requirePassword(op: Operation, given: string | undefined): Promise<UserWithSecrets> {
  if (!given) throw new Invalid({ currentPassword: { rule: 'required' } });
  return requireOwnPassword(op, given);
}

const canUseAccount = (actor: Actor) => may(actor, ownRight);
