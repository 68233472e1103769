import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, count, eq, gt, inArray, lte, ne, or, sql } from 'drizzle-orm';
import type { StaffActor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { sweep } from '../../../platform/database/sweep.server.ts';
import { unauthenticated } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Role } from '../../../platform/roles.ts';
import {
  bytesOfId,
  idOfBytes,
  readToken,
  signToken,
} from '../../../platform/signed-token.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { latestStored } from '../../../platform/wall-clock.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { readUserName } from '../users/find.server.ts';
import { users } from '../users/tables.server.ts';
import { authenticators, openedRights, sessions, twoStepRoles } from './tables.server.ts';

export const TOKEN_LIFETIME_MS = 15 * 60_000;
export const SESSION_LIFETIME_MS = 12 * 3_600_000;
/** Parallel tabs may still send the token that was valid just before a refresh. */
const GRACE_MS = 10_000;

export interface Grant {
  accessToken: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
const sha256 = (text: string) => createHash('sha256').update(text).digest();
/** A token never expires later than its session. */
const tokenEnd = (now: Date, endsAt: Date) =>
  new Date(Math.min(now.getTime() + TOKEN_LIFETIME_MS, endsAt.getTime()));

/**
 * Starts a session. The value of the cookie is returned once and stored only as a hash.
 * `confirmedAt` is the time when the user proved their identity, by default now.
 */
export async function startSession(
  { db, now, from }: Pick<Operation, 'now' | 'from'> & { db: Queryable },
  key: Buffer,
  userId: string,
  confirmedAt: Date | null = now,
): Promise<Grant & { cookie: string; endsAt: Date }> {
  const cookie = randomBytes(32).toString('base64url');
  const endsAt = later(now, SESSION_LIFETIME_MS);
  const tokenExpiresAt = tokenEnd(now, endsAt);
  const inserting = db
    .insert(sessions)
    .values({
      userId,
      generationAt: now,
      tokenExpiresAt,
      cookieHash: sha256(cookie),
      confirmedAt,
      createdAt: now,
      endsAt,
      userAgent: from.userAgent,
      address: from.address,
    })
    .returning({ id: sessions.id });
  const [[row]] = await Promise.all([inserting, sweep(db, sessions.id, isOver(now))]);
  if (!row) throw new Error('The session was not written.');
  return { ...grant(key, row.id, 1, tokenExpiresAt), cookie, endsAt };
}

/** The user of a token. Throws 401 for every token that is not valid now. */
export async function actorOfToken(
  { db, now }: Operation,
  key: Buffer,
  token: string,
): Promise<StaffActor> {
  const named = readAccessToken(key, token);
  const row = named && (await findOpenSession(db, now, named.sessionId));
  if (!row || row.tokenExpiresAt <= now) throw unauthenticated();
  const current = row.generation === named.generation;
  const justBefore = row.generation === named.generation + 1 && withinGrace(row.generationAt, now);
  if (!current && !justBefore) throw unauthenticated();
  const { userId: id, id: sessionId, role, opened, mustSetUpTwoStep, confirmedAt } = row;
  const limits = row.branches ? { branches: row.branches } : {};
  return { kind: 'staff', id, role, ...limits, opened, sessionId, mustSetUpTwoStep, confirmedAt };
}

/** Records that the signed-in user has just proved their identity, for {@link requireConfirmed}. */
export async function confirmSession(tx: Queryable, { actor, now }: Operation): Promise<void> {
  if (actor.kind !== 'staff' || !actor.sessionId) throw unauthenticated();
  await tx.update(sessions).set({ confirmedAt: now }).where(eq(sessions.id, actor.sessionId));
}

/**
 * Moves a session to its next generation. Parallel calls with one token get the same new token. An
 * older token was stolen or replayed, so the session ends.
 */
export async function refreshSession(
  op: Operation,
  key: Buffer,
  token: string,
  cookie: string,
): Promise<Grant> {
  const { db, now } = op;
  const named = readAccessToken(key, token);
  const row = named && (await findOpenSession(db, now, named.sessionId));
  if (!row || !timingSafeEqual(row.cookieHash, sha256(cookie))) throw unauthenticated();
  if (named.generation === row.generation) {
    const tokenExpiresAt = tokenEnd(now, row.endsAt);
    const [moved] = await db
      .update(sessions)
      .set({ generation: sql`${sessions.generation} + 1`, generationAt: now, tokenExpiresAt })
      .where(and(eq(sessions.id, row.id), eq(sessions.generation, row.generation)))
      .returning({ generation: sessions.generation });
    if (moved) return grant(key, row.id, moved.generation, tokenExpiresAt);
    // Another call was first, so its generation is returned.
    return refreshSession(op, key, token, cookie);
  }
  if (named.generation === row.generation - 1 && withinGrace(row.generationAt, now)) {
    return grant(key, row.id, row.generation, row.tokenExpiresAt);
  }
  await transact(op, async (tx) => {
    const userId = await removeSession(tx, row.id);
    if (!userId) return;
    const subject = { kind: 'user' as const, ...(await readUserName(tx, userId)) };
    await recordEvent(tx, op, { action: 'auth.tokenReused', subject });
  });
  throw unauthenticated();
}

/** Ends the session of a token, expired or not. It is no error if the session no longer exists. */
export async function endSession(op: Operation, key: Buffer, token: string): Promise<void> {
  const named = readAccessToken(key, token);
  if (!named) return;
  await transact(op, async (tx) => {
    const userId = await removeSession(tx, named.sessionId);
    if (!userId) return;
    await recordEvent(tx, op, { action: 'auth.signOut', by: await readUserName(tx, userId) });
  });
}

/**
 * Ends every session of a user except the given one; returns how many. Use it for every change of
 * the user's rights or sign-in. Change the user's row first, so that a sign-in in progress waits
 * for it.
 */
export async function endSessionsOf(
  tx: Queryable,
  userId: string,
  exceptSessionId: string | null = null,
): Promise<number> {
  const others = exceptSessionId ? ne(sessions.id, exceptSessionId) : undefined;
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), others))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends every session of the users with a role, after a change of what the role may do. */
export async function endSessionsOfRole(tx: Queryable, role: Role): Promise<void> {
  const ids = tx.select({ id: users.id }).from(users).where(eq(users.role, role));
  await tx.delete(sessions).where(inArray(sessions.userId, ids));
}

/**
 * Whether the session of the request has not been ended in the meantime. First lock the row that
 * operations lock before they end sessions. Without a session id, as in a command, the result is
 * true.
 */
export async function hasSession(
  tx: Queryable,
  { sessionId }: { sessionId: string | null },
): Promise<boolean> {
  if (sessionId === null) return true;
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  return rows.length > 0;
}

/** The ids of those of these sessions that are open, of users who may still sign in. */
export async function openSessionsOf(
  db: Queryable,
  now: Date,
  given: readonly { sessionId: string }[],
): Promise<ReadonlySet<string>> {
  const ids = given.map(({ sessionId }) => sessionId);
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, ids),
        isOpen(now),
        eq(users.status, 'active'),
        eq(users.panelAccess, true),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

const withinGrace = (since: Date, now: Date) => now.getTime() - since.getTime() <= GRACE_MS;

const grant = (key: Buffer, id: string, generation: number, expires: Date): Grant => ({
  accessToken: makeAccessToken(key, id, generation),
  expiresAt: expires.getTime(),
});

/** The user of the removed session; null if it no longer existed. */
async function removeSession(tx: Queryable, id: string): Promise<string | null> {
  const [row] = await tx
    .delete(sessions)
    .where(eq(sessions.id, id))
    .returning({ userId: sessions.userId });
  return row?.userId ?? null;
}

/** Counts only sessions that are open now. */
export async function countSessionsOf(db: Queryable, now: Date, userId: string): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isOpen(now)));
  return row?.open ?? 0;
}

/** How long a session can still be refreshed after its last token has expired. */
export const IDLE_LIMIT_MS = 2 * 3_600_000;

const idleSince = (now: Date) => new Date(now.getTime() - IDLE_LIMIT_MS);

/**
 * Sessions that are less than twelve hours old and have not been idle for too long. One that began while
 * the clock was ahead would last until that time, so it is not valid before. It is not deleted: perhaps the
 * clock is wrong now.
 */
export const isOpen = (now: Date) =>
  and(
    gt(sessions.endsAt, now),
    gt(sessions.tokenExpiresAt, idleSince(now)),
    lte(sessions.createdAt, latestStored(now)),
  );
export const isOver = (now: Date) =>
  or(lte(sessions.endsAt, now), lte(sessions.tokenExpiresAt, idleSince(now)));

/** When a session ends if it is not refreshed. */
export const endOf = (row: { endsAt: Date; tokenExpiresAt: Date }): Date =>
  new Date(Math.min(row.endsAt.getTime(), row.tokenExpiresAt.getTime() + IDLE_LIMIT_MS));

/** An open session of a user who may still sign in. */
async function findOpenSession(db: Queryable, now: Date, id: string) {
  const [row] = await db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      generation: sessions.generation,
      generationAt: sessions.generationAt,
      tokenExpiresAt: sessions.tokenExpiresAt,
      endsAt: sessions.endsAt,
      confirmedAt: sessions.confirmedAt,
      cookieHash: sessions.cookieHash,
      role: users.role,
      branches: sql<string[] | null>`case when ${users.isNational} then null
        else branches_of_user(${users.id}) end`,
      opened: sql<string[]>`array(select ${openedRights.name} from ${openedRights})`,
      mustSetUpTwoStep: sql<boolean>`exists (select from ${twoStepRoles} where ${twoStepRoles.role} = ${users.role})
        and not exists (select from ${authenticators} where ${authenticators.userId} = ${users.id}
          and ${authenticators.confirmedAt} is not null)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, id),
        isOpen(now),
        eq(users.status, 'active'),
        eq(users.panelAccess, true),
      ),
    );
  return row ?? null;
}

const PURPOSE = 'access-token';

/** An access token contains a session id (16 bytes) and its generation (4 bytes). */
export function makeAccessToken(key: Buffer, sessionId: string, generation: number): string {
  const name = Buffer.alloc(20);
  bytesOfId(sessionId).copy(name);
  name.writeUInt32BE(generation, 16);
  return signToken(key, PURPOSE, name);
}

/** Null if this installation did not sign the token. */
function readAccessToken(
  key: Buffer,
  token: string,
): { sessionId: string; generation: number } | null {
  const name = readToken(key, PURPOSE, 20, token);
  return name && { sessionId: idOfBytes(name), generation: name.readUInt32BE(16) };
}
