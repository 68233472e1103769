import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The records that came with the demo party; no row: there is no demo, or it was removed. */
export const demoRecords = pgTable(
  'demo_records',
  {
    /** Of `DemoRecords`. */
    kind: text().notNull(),
    id: text().notNull(),
    /** A checksum of what staff can change in it, as it came. */
    words: text().notNull(),
    /** Of a record whose parts are compared one by one: the whole record as it came. */
    value: jsonb().$type<unknown>(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.id] })],
);
