import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { NotificationKind } from '../../../platform/notify.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { kindsOf } from '../kinds.server.ts';
import { readRows } from '../list/read-rows.server.ts';

/** By kind, how many notifications after this one the user has not read; and the last of them. */
export async function unreadSince(
  db: Queryable,
  kinds: readonly NotificationKind[],
  userId: string,
  after: number,
): Promise<{ counts: Map<string, number>; last: number }> {
  const counts = new Map<string, number>();
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId));
  if (!user) return { counts, last: 0 };
  const rows = await readRows(db, userId, kindsOf(kinds, user.role));
  const unread = rows.filter(({ id, isRead }) => !isRead && id > after);
  for (const { kind } of unread) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return { counts, last: unread[0]?.id ?? 0 };
}
