import { and, asc, eq, gt, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { JobKind } from '../../../platform/jobs/job-kind.server.ts';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import type { NotificationKind } from '../../../platform/notify.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { notifications, notificationReaders as readers } from '../tables.server.ts';
import { unreadSince } from './unread.server.ts';

const schema = z.strictObject({}) as never;
const DAY_MS = 24 * 3_600_000;
const KEPT_DAYS = 60;
const BATCH = 100;

/** Each morning an e-mail to every user who wants one and has something unread that is new. */
export const summaryJob = (kinds: readonly NotificationKind[]): JobKind<Record<string, never>> => ({
  name: 'notification-summary',
  schema,
  cron: '30 7 * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 30 * 60,
  atOnce: 1,
  run: (op, { signal }) => sendSummaries(op, kinds, signal),
});

/** Deletes every night what is older than {@link KEPT_DAYS} days. */
export const cleanJob: JobKind<Record<string, never>> = {
  name: 'notification-clean',
  schema,
  cron: '40 3 * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 30 * 60,
  atOnce: 1,
  run: async ({ db, now }) => {
    const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
    await db.delete(notifications).where(lt(notifications.createdAt, before));
  },
};

export async function sendSummaries(
  op: Operation,
  kinds: readonly NotificationKind[],
  signal: AbortSignal,
): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await op.db
      .select({ userId: readers.userId, summaryUpTo: readers.summaryUpTo })
      .from(readers)
      .innerJoin(users, eq(users.id, readers.userId))
      .where(
        and(
          eq(readers.daily, true),
          eq(users.status, 'active'),
          eq(users.panelAccess, true),
          gt(readers.userId, after),
        ),
      )
      .orderBy(asc(readers.userId))
      .limit(BATCH);
    for (const { userId, summaryUpTo } of rows) {
      if (signal.aborted) return;
      const { last } = await unreadSince(op.db, kinds, userId, summaryUpTo);
      if (last > summaryUpTo) await queueSummary(op, userId, summaryUpTo, last);
    }
    const end = rows.at(-1)?.userId;
    if (!end || rows.length < BATCH) return;
    after = end;
  }
}

/** A second run finds the number that the first one has stored, and adds nothing. */
const queueSummary = (op: Operation, userId: string, from: number, last: number) =>
  transact(op, async (tx) => {
    const moved = await tx
      .update(readers)
      .set({ summaryUpTo: last })
      .where(and(eq(readers.userId, userId), eq(readers.summaryUpTo, from)))
      .returning({ userId: readers.userId });
    if (moved.length === 0) return;
    const values = { userId, after: String(from), at: op.now.toISOString(), locale: 'tr' };
    await queueEmail(tx, { kind: 'notificationSummary', values });
  });
