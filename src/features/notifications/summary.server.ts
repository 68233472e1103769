import { and, asc, eq, gt, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import { limitedDatabase } from '../../platform/branches/limited-database.server.ts';
import type { Database } from '../../platform/database/client.server.ts';
import { displayName } from '../../platform/display-name.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../platform/i18n/locales.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import { type EmailKind, queueEmail } from '../../platform/mail/email.server.ts';
import type { NotificationKind } from '../../platform/notify.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { users } from '../identity/users/tables.server.ts';
import { readRows } from './list.server.ts';
import { kindsOf } from './notifier.server.ts';
import { notifications, notificationReaders as readers } from './tables.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';

/** Its texts in every language; a browser loads one at a time. */
export const texts = textsOf({ tr, en, de, es });

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

/** The e-mail of the morning with the numbers of unread notifications. */
export const summaryEmails = (
  publicUrl: string,
  kinds: readonly NotificationKind[],
): Record<string, EmailKind> => ({
  notificationSummary: {
    texts: 'notificationEmails',
    placeholders: { list: 'Yeni üyelik başvurusu: 3\nYeni mesaj: 1' },
    isDated: true,
    isSentOnce: true,
    hasAction: true,
    async read(op, { userId = '', after = '0', locale: asked }) {
      const [user] = await op.db.select().from(users).where(eq(users.id, userId));
      if (!user) return null;
      const { counts } = await unreadSince(op.db, kinds, userId, Number(after));
      if (counts.size === 0) return null;
      const locale = LOCALES.find((one) => one === asked) ?? DEFAULT_LOCALE;
      const labels = texts[locale].notificationLabels ?? {};
      const lines = [...counts].map(([kind, count]) => `${labels[kind] ?? kind}: ${count}`);
      return {
        locale,
        to: { email: user.email, name: displayName(user) },
        texts: { list: lines.join('\n') },
        href: `${publicUrl}/dashboard`,
      };
    },
  },
});

/** By kind, how many notifications after this one the user has not read; and the last of them. */
async function unreadSince(
  db: Database,
  kinds: readonly NotificationKind[],
  userId: string,
  after: number,
): Promise<{ counts: Map<string, number>; last: number }> {
  const counts = new Map<string, number>();
  const [user] = await db
    .select({ role: users.role, isNational: users.isNational })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return { counts, last: 0 };
  const holder = { role: user.role, ...(!user.isNational && { branches: [] }) };
  // The job sees everything; its recipient may not.
  const seen = user.isNational ? db : limitedDatabase(db, userId);
  const rows = await readRows(seen, userId, kindsOf(kinds, holder));
  const unread = rows.filter(({ id, isRead }) => !isRead && id > after);
  for (const { kind } of unread) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return { counts, last: unread[0]?.id ?? 0 };
}
