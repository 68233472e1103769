import { and, eq, gt, lte, ne } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { contentPresence } from '../desk/tables.server.ts';
import { canEditContent } from '../policy.ts';
import { getHead } from '../read.server.ts';
import { authorName } from '../row.server.ts';
import type { Presence } from './contract.ts';

/** A user who was not reported for this time has left: the browser was closed or lost the network. */
const PRESENT_MS = 60_000;
const { contentId, userId, seenAt } = contentPresence;

/**
 * Stores that the user has the content open now, and returns the others who have it open. Throws 401,
 * 403, 404.
 */
export async function reportPresence(op: Operation, id: string): Promise<Presence[]> {
  requireThat(op.actor, canEditContent);
  const self = op.actor.kind === 'staff' ? op.actor.id : null;
  const since = new Date(op.now.getTime() - PRESENT_MS);
  return transact(op, async (tx) => {
    await getHead(tx, id);
    if (self) {
      await tx
        .insert(contentPresence)
        .values({ contentId: id, userId: self, seenAt: op.now })
        .onConflictDoUpdate({ target: [contentId, userId], set: { seenAt: op.now } });
    }
    await tx.delete(contentPresence).where(and(eq(contentId, id), lte(seenAt, since)));
    const rows = await tx
      .select({
        id: users.id,
        name: users.name,
        surname: users.surname,
        username: users.username,
      })
      .from(contentPresence)
      .innerJoin(users, eq(users.id, userId))
      .where(and(eq(contentId, id), gt(seenAt, since), self ? ne(userId, self) : undefined))
      .orderBy(users.name, users.surname);
    return rows.map((row) => ({
      id: row.id,
      name: authorName(row.name, row.surname, row.username) ?? '',
    }));
  });
}

/** The user has left the content. */
export async function endPresence(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canEditContent);
  if (op.actor.kind !== 'staff') return;
  await op.db.delete(contentPresence).where(and(eq(contentId, id), eq(userId, op.actor.id)));
}
