import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { violatedConstraint } from '../../platform/database/faults.server.ts';
import { conflict, Invalid, unauthenticated } from '../../platform/errors.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { type Operation, transact } from '../../platform/operation.server.ts';
import { recordEvent, userSubject } from '../audit/operations.server.ts';
import {
  leaveAddress,
  requireOwnPassword,
  requireUnchanged,
} from '../passwords/operations.server.ts';
import {
  changesBetween,
  findUser,
  isMoved,
  phoneOf,
  type UserWithSecrets,
  usernameAfter,
} from '../users/operations.server.ts';
import { users } from '../users/tables.server.ts';
import { getAccount, ownActor } from './operations.server.ts';
import type { Account, AccountChange } from './schema.ts';

/**
 * Saves the own profile over the version that was seen. Another e-mail asks for the password.
 * Throws 401, 403, 409 with the `current` account, or 422 with the field named.
 */
export async function saveAccount(
  op: Operation,
  input: AccountChange,
  locale: Locale,
): Promise<Account> {
  const { id } = ownActor(op);
  const { email, name, surname, address } = input;
  const phone = phoneOf(input);
  const seen = await requireVersion(op, op.db, await findUser(op.db, id), input);
  const moves = isMoved(seen, input);
  const checked = moves ? await requirePassword(op, input.currentPassword) : null;
  return namingTheEmail(() =>
    transact(op, async (tx) => {
      const own = checked
        ? await requireUnchanged(tx, op, checked)
        : await findUser(tx, id, 'update');
      // The password was asked for with this very version.
      const before = await requireVersion(op, tx, own, input);
      const username = usernameAfter(before, email);
      const after = { email, username, name, surname, phone, address };
      const changes = changesBetween(before, { ...before, ...after });
      if (!changes) return getAccount(op, tx);
      if (moves) await requireNobodysName(tx, id, email);
      await tx
        .update(users)
        .set({ ...after, updatedAt: op.now, version: sql`${users.version} + 1` })
        .where(eq(users.id, id));
      if (moves) await leaveAddress(tx, op, { id, to: before.email, locale });
      const account = await getAccount(op, tx);
      const subject = userSubject({ id, ...after });
      await recordEvent(tx, op, { action: 'account.update', subject, ...changes });
      return account;
    }),
  );
}

/** The own row, if it still is what was seen. */
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

const EMAIL_TAKEN = { email: { rule: 'emailTaken' } };

/** An e-mail comes before a username when somebody signs in: it must not hide anybody's. */
async function requireNobodysName(tx: Queryable, id: string, email: string): Promise<void> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(ne(users.id, id), sql`lower(${users.username}) = lower(${email})`));
  if (rows.length > 0) throw new Invalid(EMAIL_TAKEN);
}

async function namingTheEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const constraint = violatedConstraint(error);
    throw constraint?.startsWith('users_') ? new Invalid(EMAIL_TAKEN) : error;
  }
}
