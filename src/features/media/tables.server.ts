import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/users/tables.server.ts';

/** Uploaded pictures, one in each row; the files are in the store under the id. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    width: integer().notNull(),
    height: integer().notNull(),
    widths: integer().array().notNull(),
    /**
     * The same picture as an SVG in the visitor's colours, which pages write into their HTML; empty
     * for uploads. It is trusted: only illustrations that come with the product are stored here.
     */
    inlineSvg: text('inline_svg').notNull().default(''),
    originalName: text('original_name').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('media_created_by').on(t.createdBy)],
);
