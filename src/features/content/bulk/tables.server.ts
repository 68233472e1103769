import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import type { UndoStep } from './undo-step.ts';

/** What a change of many contents replaced, so that it can be undone for a short time. */
export const contentUndos = pgTable(
  'content_undos',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    steps: jsonb().$type<UndoStep[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('content_undos_user').on(t.userId),
    index('content_undos_created_at').on(t.createdAt),
  ],
);
