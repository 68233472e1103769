import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../../platform/database/columns.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import type { WrittenContent } from '../schema.ts';
import { contents } from '../tables.server.ts';
import { REVISION_KINDS, type RevisionKind } from './schema.ts';

/** What was saved, when and by whom; see decision 30. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    /** The version of the content that this save made. */
    number: integer().notNull(),
    kind: text().$type<RevisionKind>().notNull(),
    fields: jsonb().$type<WrittenContent>().notNull(),
    title: text().notNull(),
    words: integer().notNull(),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull(),
    /** When the first of the automatic saves in this revision was made. */
    begunAt: moment('begun_at').notNull(),
  },
  (t) => [
    check('content_revisions_kind', isOneOf(t.kind, REVISION_KINDS)),
    unique('content_revisions_number').on(t.contentId, t.number),
    index('content_revisions_saved_by').on(t.savedBy),
  ],
);
