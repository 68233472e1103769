import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/client.server.ts';
import { lockFor } from '../../../../platform/database/locks.server.ts';
import { type Refusal, unauthenticated } from '../../../../platform/errors.ts';
import type { Operation } from '../../../../platform/operation.server.ts';
import type { Role } from '../../../../platform/roles.ts';
import type { SessionUser } from '../../../../platform/session.ts';
import { type Transaction, transact } from '../../../../platform/transaction.server.ts';
import { recordEvent } from '../../../audit/operations.server.ts';
import { endSessionsOf, startSession } from '../../sessions/operations.server.ts';
import { nameUser, userSubject } from '../../users/audit-subject.server.ts';
import { isLikeAnother } from '../../users/fields.server.ts';
import { findUser } from '../../users/find.server.ts';
import { isLetIn } from '../../users/policy.ts';
import { NewUser, USER_LIMITS } from '../../users/schema.ts';
import { users } from '../../users/tables.server.ts';
import { isLatin } from '../../users/username.ts';
import { toSessionUser } from '../operations.server.ts';
import type { Person } from './claims.ts';

type User = typeof users.$inferSelect;
type Known = Person & { role: Role };

/**
 * Signs in the user that the provider has identified: the account with that subject, else the
 * account with the same verified e-mail address, else a new account. The provider decides the role
 * at every sign-in.
 * @throws Refusal 401 `noRoleHere`, or `signInRefused` for an account that is switched off or was
 * found by an unverified e-mail address
 */
export async function signInFromProvider(
  op: Operation,
  key: Buffer,
  person: Person,
  confirmedAt: Date | null,
) {
  const { role } = person;
  if (!role) throw await refuse(op, person, 'noRoleHere');
  const grant = await transact(op, async (tx) => {
    // Two parallel first sign-ins of one user must not create two accounts.
    await lockFor(tx, 'provider account', person.subject);
    const user = await joinAccount(tx, op, { ...person, role });
    if (!user) return null;
    const started = await startSession({ ...op, db: tx }, key, user.id, confirmedAt);
    const by = nameUser(user);
    await recordEvent(tx, op, { action: 'auth.signIn', by, after: { issuer: 'oidc' } });
    return started;
  });
  if (!grant) throw await refuse(op, person, 'signInRefused');
  return grant;
}

/**
 * The user who has just signed in. The provider has its own second step, so ours is not required.
 */
export async function getPerson(op: Operation): Promise<SessionUser> {
  const { db, actor } = op;
  const user = actor.kind === 'staff' ? await findUser(db, actor.id) : null;
  if (!user) throw unauthenticated();
  return toSessionUser(op, user, false);
}

async function refuse(op: Operation, person: Person, code: string): Promise<Refusal> {
  const subject = { kind: 'user' as const, id: '', name: person.email };
  await transact(op, (tx) =>
    recordEvent(tx, op, { action: 'auth.signInRefused', subject, after: { reason: code } }),
  );
  return unauthenticated(code);
}

/** Null for an account that is switched off or was found by an unverified e-mail address. */
async function joinAccount(tx: Transaction, op: Operation, person: Known): Promise<User | null> {
  const [known] = await tx
    .select()
    .from(users)
    .where(eq(users.subject, person.subject))
    .for('update');
  if (known) return isLetIn(known) ? update(tx, op, known, person) : null;
  const [same] = await tx
    .select()
    .from(users)
    .where(sql`lower(${users.email}) = lower(${person.email})`)
    .for('update');
  if (same) {
    // At some providers, users can claim any address; only a verified address proves the identity.
    // The database treats İ like i, but the two are different mailboxes.
    const isTheSame = same.email.toLowerCase() === person.email.toLowerCase();
    const mayJoin = person.emailVerified && isTheSame && same.subject === null && isLetIn(same);
    return mayJoin ? update(tx, op, same, person) : null;
  }
  return person.email ? create(tx, op, person) : null;
}

async function update(tx: Transaction, op: Operation, user: User, person: Known): Promise<User> {
  const { role, subject } = person;
  const change = { role, subject, lastSignInAt: op.now };
  await tx.update(users).set(change).where(eq(users.id, user.id));
  if (user.role !== role) {
    await endSessionsOf(tx, user.id);
    await recordEvent(tx, op, {
      action: 'user.update',
      subject: userSubject(user),
      before: { role: user.role },
      after: { role, by: 'oidc' },
    });
  }
  return { ...user, ...change };
}

async function create(tx: Transaction, op: Operation, person: Known): Promise<User> {
  const { subject, email, name, surname, role } = person;
  const [user] = await tx
    .insert(users)
    .values({
      username: await findFreeName(tx, person),
      email,
      name,
      surname,
      role,
      subject,
      lastSignInAt: op.now,
      createdAt: op.now,
      updatedAt: op.now,
    })
    .returning();
  if (!user) throw new Error('The user was not written.');
  await recordEvent(tx, op, {
    action: 'user.create',
    subject: userSubject(user),
    after: { email, role, by: 'oidc' },
  });
  return user;
}

/**
 * The provider's username or the e-mail address if it is valid and free here, else a generated
 * name.
 */
async function findFreeName(tx: Queryable, { username, email }: Known): Promise<string> {
  const isName =
    NewUser.shape.username.safeParse(username).success &&
    isLatin(username) &&
    !(await isLikeAnother(tx, { id: null, username }));
  for (const name of [isName ? username : '', email]) {
    if (!name || name.length > USER_LIMITS.username) continue;
    const taken = await tx
      .select({ id: users.id })
      .from(users)
      .where(sql`lower(${name}) in (lower(${users.username}), lower(${users.email}))`);
    if (taken.length === 0) return name;
  }
  return `u-${randomUUID().slice(0, 8)}`;
}
