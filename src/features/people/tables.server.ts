import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { media } from '../media/tables.server.ts';
import type { Person } from './schema.ts';

export const people = pgTable('people', {
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  slug: text().notNull().unique(),
  name: text().notNull(),
  duty: text().notNull().default(''),
  quote: text().notNull().default(''),
  /** Translations of the duty and the quote, by language. */
  translations: jsonb().$type<Person['translations']>().notNull().default({}),
  /** Markdown. */
  biography: text().notNull().default(''),
  /** Years with events of the person's life, oldest first. */
  timeline: jsonb().$type<{ year: string; text: string }[]>().notNull().default([]),
  province: text().notNull().default(''),
  /** Some of chair, presidency, executive. */
  boards: text().array().notNull().default(sql`'{}'`),
  position: integer().notNull().default(0),
  portraitId: uuid('portrait_id').references(() => media.id, { onDelete: 'set null' }),
  /** Increases with every change; a change of an older version is refused as a conflict. */
  version: integer().notNull().default(1),
});
