import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { MENU_KEYS } from './schema.ts';

export const menuItems = pgTable('menu_items', {
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  parentId: uuid('parent_id').references((): AnyPgColumn => menuItems.id, { onDelete: 'cascade' }),
  /** The key of a standard item; null for all others. */
  key: text({ enum: MENU_KEYS }),
  title: text().notNull(),
  url: text().notNull(),
  visible: boolean().notNull().default(true),
  external: boolean().notNull().default(false),
  position: integer().notNull(),
});
