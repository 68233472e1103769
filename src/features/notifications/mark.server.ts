import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { StaffActor } from '../../platform/actor.ts';
import { notFound } from '../../platform/errors.ts';
import type { NotificationKind } from '../../platform/notify.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireStaff } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { kindsOf, userTag } from './notifier.server.ts';
import { canHaveNotifications } from './policy.ts';
import {
  notificationKindMarks as kindMarks,
  notificationMarks as marks,
  notifications,
  notificationReaders as readers,
} from './tables.server.ts';

/** Marks one entry as read or unread. Throws 401, 404. */
export const markNotification = (
  op: Operation,
  kinds: readonly NotificationKind[],
  key: string,
  isRead: boolean,
): Promise<void> =>
  change(op, kinds, key, {
    one: (tx, userId, notificationId) =>
      tx
        .insert(marks)
        .values({ userId, notificationId, isRead, isRemoved: false })
        .onConflictDoUpdate({ target: [marks.userId, marks.notificationId], set: { isRead } }),
    kind: (tx, userId, kind, last) => {
      const readUpTo = isRead ? last : last - 1;
      return tx
        .insert(kindMarks)
        .values({ userId, kind, readUpTo, removedUpTo: 0 })
        .onConflictDoUpdate({ target: [kindMarks.userId, kindMarks.kind], set: { readUpTo } });
    },
  });

/** Removes one entry from the user's list. Throws 401, 404. */
export const removeNotification = (
  op: Operation,
  kinds: readonly NotificationKind[],
  key: string,
): Promise<void> =>
  change(op, kinds, key, {
    one: (tx, userId, notificationId) =>
      tx
        .insert(marks)
        .values({ userId, notificationId, isRead: true, isRemoved: true })
        .onConflictDoUpdate({
          target: [marks.userId, marks.notificationId],
          set: { isRead: true, isRemoved: true },
        }),
    kind: (tx, userId, kind, last) =>
      tx
        .insert(kindMarks)
        .values({ userId, kind, readUpTo: last, removedUpTo: last })
        .onConflictDoUpdate({
          target: [kindMarks.userId, kindMarks.kind],
          set: { readUpTo: last, removedUpTo: last },
        }),
  });

/** Marks all notifications up to this one as read. Throws 401. */
export async function markAllRead(op: Operation, upTo: number): Promise<void> {
  const { id: userId } = requireStaff(op.actor, canHaveNotifications);
  await transact(op, async (tx) => {
    await tx
      .insert(readers)
      .values({ userId, readUpTo: upTo })
      .onConflictDoUpdate({
        target: readers.userId,
        set: { readUpTo: sql`greatest(${readers.readUpTo}, ${upTo})` },
      });
    await tx
      .update(marks)
      .set({ isRead: true })
      .where(and(eq(marks.userId, userId), sql`${marks.notificationId} <= ${upTo}`));
    // A kind that was marked as unread had its own, smaller mark.
    await tx
      .update(kindMarks)
      .set({ readUpTo: sql`greatest(${kindMarks.readUpTo}, ${upTo})` })
      .where(eq(kindMarks.userId, userId));
    tx.invalidate(userTag(userId));
  });
}

interface Writers {
  one(tx: Transaction, userId: string, id: number): PromiseLike<unknown>;
  kind(tx: Transaction, userId: string, kind: string, last: number): PromiseLike<unknown>;
}

async function change(
  op: Operation,
  kinds: readonly NotificationKind[],
  key: string,
  { one, kind }: Writers,
): Promise<void> {
  const user = requireStaff(op.actor, canHaveNotifications);
  const own = kindsOf(kinds, user);
  await transact(op, async (tx) => {
    const id = /^\d/.test(key) ? Number(key) : null;
    if (id !== null) await one(tx, user.id, await requireOwn(tx, user, own, id));
    else await kind(tx, user.id, key, await lastOf(tx, own, key));
    tx.invalidate(userTag(user.id));
  });
}

async function requireOwn(
  tx: Transaction,
  user: StaffActor,
  own: readonly NotificationKind[],
  id: number,
): Promise<number> {
  const [row] = await tx
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(
      and(
        eq(notifications.id, id),
        or(isNull(notifications.userId), eq(notifications.userId, user.id)),
      ),
    );
  if (!row || !own.some(({ name }) => name === row.kind)) throw notFound();
  return id;
}

async function lastOf(
  tx: Transaction,
  own: readonly NotificationKind[],
  kind: string,
): Promise<number> {
  if (!own.some(({ name, isCounted }) => isCounted && name === kind)) throw notFound();
  const [row] = await tx
    .select({ last: sql<string | null>`max(${notifications.id})` })
    .from(notifications)
    .where(and(eq(notifications.kind, kind), isNull(notifications.userId)));
  return Number(row?.last ?? 0);
}
