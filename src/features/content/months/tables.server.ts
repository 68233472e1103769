import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Category, State } from '../schema.ts';

/**
 * How many contents each month has, of each state, category and tag, without those in the trash. Triggers
 * on `contents` update it, so that no page has to count contents. A row can have the total 0.
 */
export const contentMonths = pgTable(
  'content_months',
  {
    state: text().$type<State>().notNull(),
    /** Empty: all contents, with any tags or none. */
    tag: text().notNull(),
    category: text().$type<Category>().notNull(),
    /** The first day of the month of publication in Istanbul; `-infinity` if it has no such date. */
    month: date().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.state, t.tag, t.category, t.month] })],
);
