import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

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
