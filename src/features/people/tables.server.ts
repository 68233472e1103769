import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { branches, branchId } from '../../platform/branches/tables.server.ts';
import { media } from '../media/tables.server.ts';
import type { BoardTexts, ListedBoard, OfficeWords, Person } from './schema.ts';

export const people = pgTable(
  'people',
  {
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
    branchId: branchId(),
    portraitId: uuid('portrait_id').references(() => media.id, { onDelete: 'set null' }),
    /** Increases with every change; a change of an older version is refused as a conflict. */
    version: integer().notNull().default(1),
  },
  (t) => [index('people_branch').on(t.branchId)],
);

/**
 * Boards and groups of people. A fixed one has a key: its members are those who have the key in
 * `people.boards`, and its lead and text are the party's.
 */
export const boards = pgTable('boards', {
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  key: text().$type<ListedBoard>().unique('boards_key'),
  /** Its address, of one segment. */
  slug: text().notNull().unique('boards_slug'),
  texts: jsonb().$type<BoardTexts>().notNull(),
  /** Whether visitors see it. */
  isShown: boolean('is_shown').notNull().default(false),
  /** Increases with every change, also of its members. */
  version: integer().notNull().default(1),
});

/** Who belongs to a board, in its order; of a fixed one only offices and order. */
export const boardMembers = pgTable(
  'board_members',
  {
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Empty: the person's duty is shown. */
    office: jsonb().$type<OfficeWords>().notNull(),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.boardId, t.personId] }),
    index('board_members_person').on(t.personId),
  ],
);

/** Who leads a branch and sits on its board, in its order. */
export const branchPeople = pgTable(
  'branch_people',
  {
    branchId: uuid('branch_id')
      .notNull()
      .references(() => branches.id, { onDelete: 'cascade' }),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Empty: the person's duty is shown. */
    office: jsonb().$type<OfficeWords>().notNull(),
    isChair: boolean('is_chair').notNull().default(false),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.branchId, t.personId] }),
    uniqueIndex('branch_people_chair').on(t.branchId).where(sql`is_chair`),
    index('branch_people_person').on(t.personId),
  ],
);
