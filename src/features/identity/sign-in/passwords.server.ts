import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { Invalid, Refusal, unauthenticated } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { queueEmail } from '../../../platform/mail/email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { checkPassword, hashPassword } from '../../../platform/password.server.ts';
import { TaskThread } from '../../../platform/task-thread.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { dropEmailChange } from '../account/email-change.server.ts';
import { type Allowance, forgetTries, spendTry } from '../attempts/operations.server.ts';
import { findUser, type UserWithSecrets, userSubject } from '../users/find.server.ts';
import { PARTY_NAMES } from '../users/operations.server.ts';
import { users } from '../users/tables.server.ts';
import { endSessionsOf, hasSession } from './operations.server.ts';
import { endLinksOf } from './password-links.server.ts';
import { findPersonalWord } from './password-personal.ts';
import { PASSWORD_MAX } from './password-rule.ts';
import type { StrengthTask } from './strength.worker.server.ts';

/**
 * Changes the password of the signed-in user and ends all other sessions of this user.
 * @throws Invalid `currentPassword` or `password`; Refusal 401, 429
 */
export async function changePassword(
  op: Operation,
  { currentPassword, password }: { currentPassword: string; password: string },
  locale: Locale,
): Promise<void> {
  const { actor } = op;
  if (actor.kind !== 'staff') throw unauthenticated();
  const user = await requireOwnPassword(op, currentPassword);
  await requireStrongPassword(op, password, user);
  const passwordHash = await hashPassword(password);
  await transact(op, async (tx) => {
    await requireUnchanged(tx, op, user);
    const exceptSessionId = actor.sessionId;
    await storePassword(tx, op, { userId: actor.id, passwordHash, locale, exceptSessionId });
    await recordEvent(tx, op, { action: 'password.change', subject: userSubject(user) });
  });
}

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

/**
 * Stores a new password of a user. Earlier links in e-mails, all sessions except `exceptSessionId`,
 * and a pending e-mail address become invalid. The owner is informed by e-mail.
 */
export async function storePassword(
  tx: Transaction,
  op: Operation,
  change: { userId: string; passwordHash: string; locale: Locale; exceptSessionId?: string | null },
): Promise<void> {
  const { userId, passwordHash, locale, exceptSessionId = null } = change;
  // The user's row is changed first, so that a sign-in in progress waits for it.
  await tx
    .update(users)
    .set({ passwordHash, passwordChangedAt: op.now })
    .where(eq(users.id, userId));
  await endLinksOf(tx, op.now, userId);
  await endSessionsOf(tx, userId, exceptSessionId);
  await queueEmail(tx, {
    kind: 'passwordChanged',
    values: { userId, locale, at: op.now.toISOString() },
  });
  // The change may have been requested by an attacker who knew the old password.
  const user = await findUser(tx, userId);
  if (user) await dropEmailChange(tx, op, user);
}

const thread = new TaskThread<StrengthTask>(
  'src/features/identity/sign-in/strength.worker.server.ts',
  { idleMs: 10_000 },
);

/**
 * Refuses a password that is easy to guess for an attacker who knows this user or the party.
 * @throws Invalid field `password`, rule `passwordCommon`, or `passwordPersonal` with the `word`;
 * Refusal 503 if it cannot be checked now
 */
export async function requireStrongPassword(
  op: Pick<Operation, 'read'>,
  password: string,
  user: NamedUser,
): Promise<void> {
  await requireStrongWithout(password, await personalTextsOf(op, user));
}

/** The same check with the texts whose words the password must not contain. */
export async function requireStrongWithout(password: string, personal: string[]): Promise<void> {
  const word = findPersonalWord(password.slice(0, PASSWORD_MAX), personal);
  if (word !== null)
    throw new Invalid({ password: { rule: 'passwordPersonal', values: { word } } });
  const isEasy = await thread.run<boolean>({ password, personal });
  if (isEasy === null) throw new Refusal(503, 'unavailable');
  if (isEasy) throw new Invalid({ password: { rule: 'passwordCommon' } });
}

interface NamedUser {
  username: string;
  email: string;
  name: string;
  surname: string;
}

/** Texts whose words an attacker who knows the user tries first. */
export async function personalTextsOf(
  { read }: Pick<Operation, 'read'>,
  user: NamedUser,
): Promise<string[]> {
  const { name, shortName } = await read(PARTY_NAMES)();
  return [user.username, user.email, user.name, user.surname, name, shortName];
}
