import { desc } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import type { State } from '../schema.ts';
import { contents } from '../tables.server.ts';

/** The deleted contents, with what they need to be restored. Their `state` in `contents` is `deleted`. */
export const contentTrash = pgTable(
  'content_trash',
  {
    contentId: uuid('content_id')
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    state: text().$type<State>().notNull(),
    /** The address is free while the content is in the trash. */
    slug: text().notNull(),
    translationGroup: uuid('translation_group'),
    deletedAt: moment('deleted_at').notNull(),
    deletedBy: uuid('deleted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('content_trash_deleted_at').on(desc(t.deletedAt), desc(t.contentId)),
    index('content_trash_deleted_by').on(t.deletedBy),
  ],
);
