import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { users } from './tables.server.ts';

export type UserWithSecrets = typeof users.$inferSelect;

/**
 * One user including secrets; null if there is none. With `lock`, it waits for changes in progress.
 */
export async function findUser(
  db: Queryable,
  id: string,
  lock?: 'update',
): Promise<UserWithSecrets | null> {
  const query = db.select().from(users).where(eq(users.id, id));
  const [user] = await (lock ? query.for(lock) : query);
  return user ?? null;
}
