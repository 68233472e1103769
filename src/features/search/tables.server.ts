import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { tsvector } from '../../platform/database/columns.server.ts';
import { documents } from '../documents/tables.server.ts';
import { meetings } from '../meetings/tables.server.ts';
import { ownPages } from '../own-pages/tables.server.ts';
import { boards, people } from '../people/tables.server.ts';

/**
 * Every form of a word in published content, in folded letters. A trigger in the database writes
 * the rows. A form stays after its content was deleted; it does no harm, because it finds nothing.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().notNull(),
    /** The stem of this form in the index; empty for a stop word. */
    stem: text().notNull(),
    /** The spelling with Turkish letters of its first use. */
    spelling: text().notNull(),
  },
  (t) => [
    // With this operator class the index also finds the beginning of a word, whatever the
    // collation.
    uniqueIndex('search_words_word').on(t.word.op('text_pattern_ops'), t.stem),
    index('search_words_stem').on(t.stem),
  ],
);

/**
 * The searchable texts besides content: people, meetings, and every part and article of the
 * documents in force. Triggers on their tables write the rows. `words` has the same structure as in
 * `content_search`, but without year and category.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    meetingId: uuid('meeting_id').references(() => meetings.id, { onDelete: 'cascade' }),
    /** The id of an article, which is also its fragment; empty for people and meetings. */
    part: text().notNull().default(''),
    /** Position of the part in its document. */
    place: integer().notNull().default(0),
    title: text().notNull(),
    /** The text from which a passage is taken; Markdown for people and meetings. */
    body: text().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [
    check(
      'search_entries_one',
      sql`num_nonnulls(${t.documentId}, ${t.personId}, ${t.meetingId}) = 1`,
    ),
    index('search_entries_words').using('gin', t.words).with({ fastupdate: false }),
    index('search_entries_document').on(t.documentId),
    index('search_entries_person').on(t.personId),
    index('search_entries_meeting').on(t.meetingId),
  ],
);

/**
 * The same for pages of the party's own, in each of their languages. The view `search_passages` has all of
 * them; the release before reads `search_site_texts`, which has no documents without a fixed address.
 */
export const searchPages = pgTable(
  'search_pages',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    pageId: uuid('page_id')
      .notNull()
      .references(() => ownPages.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [
    unique('search_pages_once').on(t.pageId, t.locale),
    index('search_pages_words').using('gin', t.words).with({ fastupdate: false }),
  ],
);

/** The same for the boards of the party's own that visitors see. */
export const searchBoards = pgTable(
  'search_boards',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    boardId: uuid('board_id')
      .notNull()
      .references(() => boards.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    title: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    words: tsvector().notNull(),
  },
  (t) => [
    unique('search_boards_once').on(t.boardId, t.locale),
    index('search_boards_words').using('gin', t.words).with({ fastupdate: false }),
  ],
);
