import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { tsvector } from '../../platform/database/tsvector.server.ts';
import { documents } from '../documents/tables.server.ts';
import { meetings } from '../meetings/tables.server.ts';
import { people } from '../people/tables.server.ts';

/**
 * Every form of a word that stands in a published piece, in folded letters. Written by a trigger in
 * the database; a form outlives the piece it came from, since finding nothing by it does no harm.
 */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().notNull(),
    /** What the index holds for this form; empty for words too common to be looked for. */
    stem: text().notNull(),
    /** With its Turkish letters, as it was first seen. */
    spelling: text().notNull(),
  },
  (t) => [
    // The operator class lets the beginning of a word use the index whatever the collation.
    uniqueIndex('search_words_word').on(t.word.op('text_pattern_ops'), t.stem),
    index('search_words_stem').on(t.stem),
  ],
);

/**
 * What is found besides content: people, meetings, and every part and article of the documents in
 * force. Triggers on their tables write it. `words` holds what `content_search` holds, without year
 * and category.
 */
export const searchEntries = pgTable(
  'search_entries',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').references(() => people.id, { onDelete: 'cascade' }),
    meetingId: uuid('meeting_id').references(() => meetings.id, { onDelete: 'cascade' }),
    /** The id of an article, which is its fragment; empty for what is no part of a document. */
    part: text().notNull().default(''),
    /** Counts the parts of a document. */
    place: integer().notNull().default(0),
    title: text().notNull(),
    /** What a passage is taken from; of people and meetings it is Markdown. */
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
