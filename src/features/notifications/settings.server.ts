import { eq, max } from 'drizzle-orm';
import { Invalid } from '../../platform/errors.ts';
import type { NotificationKind } from '../../platform/notify.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireStaff } from '../../platform/require.ts';
import { transact } from '../../platform/transaction.server.ts';
import type { NotificationSettings, SettingsChange } from './contract.ts';
import { kindsOf, userTag } from './notifier.server.ts';
import { canHaveNotifications } from './policy.ts';
import { notifications, notificationReaders as readers } from './tables.server.ts';

/** Which notifications the signed-in user wants. Throws 401. */
export async function getSettings(
  op: Operation,
  kinds: readonly NotificationKind[],
): Promise<NotificationSettings> {
  const user = requireStaff(op.actor, canHaveNotifications);
  const { id } = user;
  const [row] = await op.db.select().from(readers).where(eq(readers.userId, id));
  return {
    kinds: kindsOf(kinds, user).map(({ name }) => ({
      name,
      isWanted: !row?.muted.includes(name),
    })),
    daily: row?.daily ?? false,
  };
}

/** Throws 401, 422 for an unknown kind. */
export async function changeSettings(
  op: Operation,
  kinds: readonly NotificationKind[],
  { muted, daily }: SettingsChange,
): Promise<NotificationSettings> {
  const user = requireStaff(op.actor, canHaveNotifications);
  const { id: userId } = user;
  const names = kindsOf(kinds, user).map(({ name }) => name);
  if (!muted.every((name) => names.includes(name)))
    throw new Invalid({ muted: { rule: 'notAllowed' } });
  await transact(op, async (tx) => {
    // The first e-mail is about what comes from now on.
    const [newest] = await tx.select({ id: max(notifications.id) }).from(notifications);
    const change = { muted: [...new Set(muted)], daily };
    const [before] = await tx
      .select({ daily: readers.daily })
      .from(readers)
      .where(eq(readers.userId, userId));
    const start = daily && !before?.daily ? { summaryUpTo: newest?.id ?? 0 } : {};
    await tx
      .insert(readers)
      .values({ userId, ...change, ...start })
      .onConflictDoUpdate({ target: readers.userId, set: { ...change, ...start } });
    tx.invalidate(userTag(userId));
  });
  return getSettings(op, kinds);
}
