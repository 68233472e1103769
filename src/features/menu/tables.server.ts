import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { MENU_KEYS, type TitleLocale } from './schema.ts';

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
  /** Titles in other languages that an admin wrote, without empty ones. */
  translations: jsonb().$type<Partial<Record<TitleLocale, string>>>().notNull().default({}),
});

/** The version of the whole menu: one row after the first change, none before. */
export const menuVersion = pgTable(
  'menu_version',
  {
    only: boolean().primaryKey().default(true),
    /** Increases with every change; a change of an older version is refused as a conflict. */
    version: integer().notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check('menu_version_only', sql`${t.only}`)],
);
