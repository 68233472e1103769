import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import { latestStored } from '../../../platform/clock-error.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { authenticators, twoStepRoles } from '../two-step/tables.server.ts';
import { users } from '../users/tables.server.ts';
import { sessions } from './tables.server.ts';

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
export async function findOpenSession(db: Queryable, now: Date, id: string) {
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
