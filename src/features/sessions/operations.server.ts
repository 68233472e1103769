import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { unauthenticated } from '../../platform/errors.ts';
import type { Actor, Operation } from '../../platform/operation.server.ts';
import { authenticators, twoStepRoles } from '../two-step/tables.server.ts';
import { users } from '../users/tables.server.ts';
import { makeAccessToken, readAccessToken } from './access-token.server.ts';
import { sessions } from './tables.server.ts';

export const TOKEN_LIFETIME_MS = 15 * 60_000;
export const SESSION_LIFETIME_MS = 12 * 3_600_000;
/** Parallel tabs may still come with the token of just before a refresh. */
const GRACE_MS = 10_000;

export interface Grant {
  accessToken: string;
  /** ms since 1970 */
  expiresAt: number;
}

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);
const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Starts a session. The cookie's value is returned once and kept as a hash. */
export async function startSession(
  op: Operation,
  key: Buffer,
  userId: string,
  from: { userAgent: string; address: string },
): Promise<Grant & { cookie: string; endsAt: Date }> {
  const cookie = randomBytes(32).toString('base64url');
  const tokenExpiresAt = later(op.now, TOKEN_LIFETIME_MS);
  const endsAt = later(op.now, SESSION_LIFETIME_MS);
  const [row] = await op.db
    .insert(sessions)
    .values({
      userId,
      generationAt: op.now,
      tokenExpiresAt,
      cookieHash: sha256(cookie),
      createdAt: op.now,
      endsAt,
      userAgent: from.userAgent.slice(0, 300),
      address: from.address,
    })
    .returning({ id: sessions.id });
  if (!row) throw new Error('The session was not written.');
  await op.db.delete(sessions).where(lt(sessions.endsAt, op.now));
  return {
    accessToken: makeAccessToken(key, row.id, 1),
    expiresAt: tokenExpiresAt.getTime(),
    cookie,
    endsAt,
  };
}

/** Who a token belongs to. Throws 401 for every token that is not good now. */
export async function actorOfToken(op: Operation, key: Buffer, token: string): Promise<Actor> {
  const named = readAccessToken(key, token);
  if (!named) throw unauthenticated();
  const [row] = await activeSession(op, named.sessionId);
  if (!row || row.tokenExpiresAt <= op.now) throw unauthenticated();
  const current = row.generation === named.generation;
  const justBefore =
    row.generation === named.generation + 1 && withinGrace(row.generationAt, op.now);
  if (!current && !justBefore) throw unauthenticated();
  return {
    kind: 'staff',
    id: row.userId,
    role: row.role,
    sessionId: row.id,
    mustSetUpTwoStep: row.mustSetUpTwoStep,
  };
}

/**
 * Moves a session to its next generation. Parallel calls with one token get one and the same new
 * token. A token older than that was stolen or replayed: the session ends.
 */
export async function refreshSession(
  op: Operation,
  key: Buffer,
  token: string,
  cookie: string,
): Promise<Grant> {
  const named = readAccessToken(key, token);
  if (!named) throw unauthenticated();
  const [row] = await activeSession(op, named.sessionId);
  if (!row || !timingSafeEqual(row.cookieHash, sha256(cookie))) throw unauthenticated();
  if (named.generation === row.generation) {
    const tokenExpiresAt = later(op.now, TOKEN_LIFETIME_MS);
    const [moved] = await op.db
      .update(sessions)
      .set({ generation: sql`${sessions.generation} + 1`, generationAt: op.now, tokenExpiresAt })
      .where(and(eq(sessions.id, row.id), eq(sessions.generation, row.generation)))
      .returning({ generation: sessions.generation });
    if (moved) return grant(key, row.id, moved.generation, tokenExpiresAt);
    // Another call was first; its generation is the one to hand out.
    return refreshSession(op, key, token, cookie);
  }
  if (named.generation === row.generation - 1 && withinGrace(row.generationAt, op.now)) {
    return grant(key, row.id, row.generation, row.tokenExpiresAt);
  }
  await op.db.delete(sessions).where(eq(sessions.id, row.id));
  throw unauthenticated();
}

/** Ends the session of a token. A token that is no good any more is not an error. */
export async function endSession(op: Operation, key: Buffer, token: string): Promise<void> {
  const named = readAccessToken(key, token);
  if (named) await op.db.delete(sessions).where(eq(sessions.id, named.sessionId));
}

const withinGrace = (since: Date, now: Date) => now.getTime() - since.getTime() <= GRACE_MS;

const grant = (key: Buffer, id: string, generation: number, expires: Date): Grant => ({
  accessToken: makeAccessToken(key, id, generation),
  expiresAt: expires.getTime(),
});

/** The row of a session that has not ended, of a user who may still sign in. */
function activeSession(op: Operation, id: string) {
  return op.db
    .select({
      id: sessions.id,
      userId: sessions.userId,
      generation: sessions.generation,
      generationAt: sessions.generationAt,
      tokenExpiresAt: sessions.tokenExpiresAt,
      cookieHash: sessions.cookieHash,
      role: users.role,
      mustSetUpTwoStep: sql<boolean>`exists (select from ${twoStepRoles} where ${twoStepRoles.role} = ${users.role})
        and not exists (select from ${authenticators} where ${authenticators.userId} = ${users.id}
          and ${authenticators.confirmedAt} is not null)`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, id),
        gt(sessions.endsAt, op.now),
        eq(users.status, 'active'),
        eq(users.panelAccess, true),
      ),
    );
}
