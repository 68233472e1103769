import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../identity/users/tables.server.ts';

/** One row an uploaded picture; its sizes lie in the store under its id. */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    width: integer().notNull(),
    height: integer().notNull(),
    widths: integer().array().notNull(),
    /**
     * The same picture as a drawing that follows the visitor's colours, for pages to set inline.
     * Written by the demo only: no upload is ever SVG.
     */
    drawing: text().notNull().default(''),
    originalName: text('original_name').notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('media_created_by').on(t.createdBy)],
);
