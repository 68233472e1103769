import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { branchId } from '../../platform/branches/tables.server.ts';
import { moment } from '../../platform/database/columns.server.ts';
import { users } from '../identity/users/tables.server.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const number = (name: string) => bigint(name, { mode: 'number' });

/** One row for each event, however many users may see it: a row for each user would be written too often. */
export const notifications = pgTable(
  'notifications',
  {
    id: number('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Null: all users with the right of the kind. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The user who did it, and is not notified. */
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** The branch of what it is about: only its staff and national accounts see it. */
    branchId: branchId(),
    subject: text().notNull().default(''),
    path: text().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('notifications_kind').on(t.kind, t.id).where(sql`${t.userId} is null`),
    index('notifications_user').on(t.userId, t.id).where(sql`${t.userId} is not null`),
    index('notifications_branch').on(t.branchId, t.id).where(sql`${t.branchId} is not null`),
    index('notifications_actor').on(t.actorId).where(sql`${t.actorId} is not null`),
    index('notifications_created_at').on(t.createdAt),
  ],
);

/** What a user has chosen and read. Without a row: the defaults, nothing read. */
export const notificationReaders = pgTable('notification_readers', {
  userId: userId().primaryKey(),
  /** All notifications up to this one are read. */
  readUpTo: number('read_up_to').notNull().default(0),
  /** Kinds that the user does not want. */
  muted: text().array().notNull().default(sql`'{}'`),
  /** Whether the user wants an e-mail each morning. */
  daily: boolean().notNull().default(false),
  /** The last notification that such an e-mail counted. */
  summaryUpTo: number('summary_up_to').notNull().default(0),
});

/** What a user has done with single notifications. */
export const notificationMarks = pgTable(
  'notification_marks',
  {
    userId: userId(),
    notificationId: number('notification_id').notNull(),
    isRead: boolean('is_read').notNull(),
    isRemoved: boolean('is_removed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.notificationId] }),
    index('notification_marks_notification').on(t.notificationId),
    foreignKey({
      name: 'notification_marks_notification_fk',
      columns: [t.notificationId],
      foreignColumns: [notifications.id],
    }).onDelete('cascade'),
  ],
);

/** The same for kinds that are one entry with a number. */
export const notificationKindMarks = pgTable(
  'notification_kind_marks',
  {
    userId: userId(),
    kind: text().notNull(),
    readUpTo: number('read_up_to').notNull(),
    removedUpTo: number('removed_up_to').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

/** When a user last had the dashboard open. */
export const staffPresence = pgTable('staff_presence', {
  userId: userId().primaryKey(),
  seenAt: moment('seen_at').notNull(),
});
