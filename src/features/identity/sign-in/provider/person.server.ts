import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/client.server.ts';
import { lockFor } from '../../../../platform/database/locks.server.ts';
import { type Refusal, unauthenticated } from '../../../../platform/errors.ts';
import type { Provider } from '../../../../platform/issuer.ts';
import type { Operation } from '../../../../platform/operation.server.ts';
import { ROLES, type Role } from '../../../../platform/roles.ts';
import type { SessionUser } from '../../../../platform/session.ts';
import { type Transaction, transact } from '../../../../platform/transaction.server.ts';
import { withoutControls } from '../../../../platform/typed-text.ts';
import { recordEvent } from '../../../audit/operations.server.ts';
import { readBranchesOf } from '../../users/branches.server.ts';
import { NewUser, ownFields, USER_LIMITS } from '../../users/contract.ts';
import { isLatin, isLikeAnother } from '../../users/fields.server.ts';
import { findUser, nameUser, userSubject } from '../../users/find.server.ts';
import { isLetIn } from '../../users/policy.ts';
import { users } from '../../users/tables.server.ts';
import { readOpened } from '../opened-rights.server.ts';
import { endSessionsOf, startSession } from '../operations.server.ts';
import { toSessionUser } from '../sign-in.server.ts';

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
  const branches = await readBranchesOf(db, user.id);
  return toSessionUser(op, { ...user, branches }, false, await readOpened(db));
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

/** The data about a user that we take from the provider. */
interface Person {
  /** Issuer and subject: the only permanent identifier of a user at a provider. */
  subject: string;
  /** Empty if there is no valid address. */
  email: string;
  emailVerified: boolean;
  username: string;
  name: string;
  surname: string;
  /** Null if no group of this user has a role here. */
  role: Role | null;
}

/** Without control characters, because none of our fields accepts them. */
const textOf = (value: unknown, max: number): string =>
  typeof value === 'string' ? withoutControls(value).trim().slice(0, max).toWellFormed() : '';

/** The role from a claim: the highest of the roles that its values give. */
export function roleOf(provider: Provider, claims: Record<string, unknown>): Role | null {
  const value = claims[provider.roleClaim];
  const groups = new Set(Array.isArray(value) ? value : [value]);
  const roles = Object.entries(provider.roles)
    .filter(([group]) => groups.has(group))
    .map(([, role]) => role);
  return ROLES.find((role) => roles.includes(role)) ?? null;
}

export type Claims = Record<string, unknown>;

/** The claims about one user from both sources. */
export interface ProviderReply {
  idToken: Claims;
  /** Empty if the ID token is complete or the provider has no user info endpoint. */
  userInfo: Claims;
}

/** Claims that belong together: all of them are taken from one source. */
const EMAIL = ['email', 'email_verified'];
const NAMES = ['given_name', 'family_name', 'preferred_username'];

/**
 * The ID token if it contains all of `claims`; else user info if that contains them all; else the
 * first source that contains some. An address from one source and `email_verified` from the other
 * would mark an address as verified that is not.
 */
function sourceOf({ idToken, userInfo }: ProviderReply, claims: string[]): Claims {
  const places = [idToken, userInfo];
  const has = (place: Claims) => (claim: string) => place[claim] !== undefined;
  return (
    places.find((place) => claims.every(has(place))) ??
    places.find((place) => claims.some(has(place))) ??
    idToken
  );
}

/** Whether user info must be requested because claims are missing in the ID token. */
export const isIncomplete = (provider: Provider, idToken: Claims): boolean =>
  [...EMAIL, provider.roleClaim].some((claim) => idToken[claim] === undefined);

export function personOf(provider: Provider, told: ProviderReply): Person {
  const address = sourceOf(told, EMAIL);
  const names = sourceOf(told, NAMES);
  return {
    subject: `${told.idToken.iss} ${told.idToken.sub}`,
    email: ownFields.email.safeParse(address.email).data ?? '',
    emailVerified: address.email_verified === true,
    username: textOf(names.preferred_username, 60),
    name: textOf(names.given_name, 60),
    surname: textOf(names.family_name, 60),
    role: roleOf(provider, sourceOf(told, [provider.roleClaim])),
  };
}

/**
 * When this user last proved their identity to the provider. If the provider does not return the
 * time, the proof counts as new if a new sign-in was requested; otherwise the time is unknown.
 */
export function provedAt(
  claims: Record<string, unknown>,
  wasAskedAnew: boolean,
  now: Date,
): Date | null {
  const seconds = claims.auth_time;
  if (typeof seconds === 'number') return new Date(Math.min(seconds * 1000, now.getTime()));
  return wasAskedAnew ? now : null;
}
