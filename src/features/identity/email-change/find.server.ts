import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { users } from '../users/tables.server.ts';
import type { EmailLinkReply } from './schema.ts';
import { emailChanges } from './tables.server.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

/**
 * The change that a link identifies, with its user; null if it was used, cancelled, or has expired.
 */
export async function findChange(
  db: Queryable,
  now: Date,
  { does, id }: { does: EmailLinkReply['does']; id: string },
) {
  const column = does === 'confirm' ? emailChanges.confirmId : emailChanges.id;
  const [row] = await db
    .select({ change: emailChanges, user: users })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(eq(column, id));
  return row && (does === 'cancel' || row.change.expiresAt > now) ? row : null;
}

/**
 * Deletes and returns the pending change of a user, or null. Of several parallel calls, one gets
 * it.
 */
export async function takeChange(tx: Queryable, userId: string): Promise<EmailChange | null> {
  const [row] = await tx.delete(emailChanges).where(eq(emailChanges.userId, userId)).returning();
  return row ?? null;
}
