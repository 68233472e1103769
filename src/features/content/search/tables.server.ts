import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { contents } from '../tables.server.ts';

/**
 * Title and summary, folded, of the contents that are neither public nor in the trash: staff search them
 * for the letters, and folding each of them in every search takes most of its time. Triggers on
 * `contents` write it.
 */
export const unpublishedSearch = pgTable('unpublished_search', {
  contentId: uuid('content_id')
    .primaryKey()
    .references(() => contents.id, { onDelete: 'cascade' }),
  searched: text().notNull(),
});
