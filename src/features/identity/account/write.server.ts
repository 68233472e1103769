import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { conflict, Invalid, unauthenticated } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { requestEmailChange } from '../email-change/operations.server.ts';
import { requireOwnPassword, requireUnchanged } from '../passwords/own-password.server.ts';
import { userSubject } from '../users/audit-subject.server.ts';
import {
  isMoved,
  namesOf,
  phoneOf,
  requireFreeNames,
  usernameAfter,
  withNameFaults,
} from '../users/fields.server.ts';
import { findUser, type UserWithSecrets } from '../users/find.server.ts';
import { changesBetween } from '../users/recorded.ts';
import { users } from '../users/tables.server.ts';
import { getAccount, ownActor } from './operations.server.ts';
import type { Account, AccountChange } from './schema.ts';

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
