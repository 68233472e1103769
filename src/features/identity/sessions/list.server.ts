import { and, desc, eq } from 'drizzle-orm';
import { nameDevice, readDevice } from '../../../platform/device.server.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireStaff, requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { userSubject } from '../users/audit-subject.server.ts';
import { users } from '../users/tables.server.ts';
import { findCountry } from './country.server.ts';
import { endOf, isOpen, isOver } from './open.server.ts';
import { endSessionsOf } from './operations.server.ts';
import { canEndSessionsOfUsers, canSeeOwnSessions } from './policy.ts';
import type { SessionEntry } from './schema.ts';
import { sessions } from './tables.server.ts';

/** The open sessions of the signed-in user: the current one first, then by last activity. */
export async function listSessions(op: Operation): Promise<SessionEntry[]> {
  const own = requireOwn(op);
  const rows = await op.db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, own.id), isOpen(op.now)))
    .orderBy(desc(eq(sessions.id, own.sessionId ?? own.id)), desc(sessions.generationAt));
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      current: row.id === own.sessionId,
      ...readDevice(row.userAgent),
      address: row.address,
      country: await findCountry(row.address),
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.generationAt.toISOString(),
      endsAt: endOf(row).toISOString(),
    })),
  );
}

/** Ends one session of the signed-in user. */
export async function endOwnSession(op: Operation, id: string): Promise<void> {
  const own = requireOwn(op);
  await transact(op, async (tx) => {
    const [row] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, own.id)))
      .returning({ userAgent: sessions.userAgent });
    if (!row) throw notFound();
    const subject = { kind: 'session' as const, id, name: nameDevice(row.userAgent) };
    await recordEvent(tx, op, { action: 'auth.sessionsEnded', subject, after: { count: 1 } });
  });
}

/**
 * Ends the sessions of the signed-in user, with `thisToo` also the current one; returns how many.
 */
export async function endOwnSessions(op: Operation, thisToo: boolean): Promise<number> {
  const own = requireOwn(op);
  return endAll(op, own.id, thisToo ? null : own.sessionId);
}

/** Ends all sessions of a user; returns how many. */
export async function endSessionsOfUser(op: Operation, userId: string): Promise<number> {
  requireThat(op.actor, canEndSessionsOfUsers);
  return endAll(op, userId, null);
}

function endAll(op: Operation, userId: string, except: string | null): Promise<number> {
  return transact(op, async (tx) => {
    // A sign-in in progress waits for this lock; otherwise, its session would not be ended.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (!user) throw notFound();
    // Expired sessions are not counted.
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), isOver(op.now)));
    const count = await endSessionsOf(tx, userId, except);
    const subject = userSubject(user);
    if (count > 0)
      await recordEvent(tx, op, { action: 'auth.sessionsEnded', subject, after: { count } });
    return count;
  });
}

const requireOwn = ({ actor }: Operation) => requireStaff(actor, canSeeOwnSessions);
