import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { contents } from '../tables.server.ts';

/** The users who have a content open in the editor. */
export const contentPresence = pgTable(
  'content_presence',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.userId] }),
    index('content_presence_user').on(t.userId),
  ],
);
