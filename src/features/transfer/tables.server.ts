import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { contents } from '../content/tables.server.ts';
import { users } from '../identity/users/tables.server.ts';
import { media } from '../media/tables.server.ts';
import { FILE_PATH } from './addresses/imported-address.ts';
import {
  IMPORT_KINDS,
  IMPORT_STATES,
  type ImportKind,
  type ImportOptions,
  type ImportState,
  NOTE_ACTIONS,
  type NoteAction,
  type Overview,
} from './contract.ts';

/** Uploaded files with contents of another system; the file is in the store until the import ends. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey(),
    kind: text().$type<ImportKind>().notNull(),
    fileName: text('file_name').notNull(),
    state: text().$type<ImportState>().notNull(),
    options: jsonb().$type<ImportOptions>(),
    /** What the check found; null before it has ended. */
    overview: jsonb().$type<Overview>(),
    /** The name of a text; set if the state is `failed`. */
    fault: text().notNull().default(''),
    /** The line of the file with the fault; 0: unknown. */
    faultLine: integer('fault_line').notNull().default(0),
    /** How many entries have been handled since the last start. */
    done: integer().notNull().default(0),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('imports_kind', isOneOf(t.kind, IMPORT_KINDS)),
    check('imports_state', isOneOf(t.state, IMPORT_STATES)),
    index('imports_created_at').on(t.createdAt),
    index('imports_created_by').on(t.createdBy),
  ],
);

/** What the check found about each entry, and later what was done with it. */
export const importNotes = pgTable(
  'import_notes',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The number of the entry in the file, from 1. */
    position: integer().notNull(),
    title: text().notNull(),
    action: text().$type<NoteAction>().notNull(),
    /** Names of texts: why it was skipped, what is missing. */
    reasons: text().array().notNull(),
    /** Names of elements of the other system that the text cannot have. */
    lost: text().array().notNull().default([]),
    /** The damaged line of the file; 0: none. */
    line: integer().notNull().default(0),
    contentId: uuid('content_id').references(() => contents.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.position] }),
    check('import_notes_action', isOneOf(t.action, NOTE_ACTIONS)),
    index('import_notes_content').on(t.contentId),
  ],
);

/** Which content each entry of another system became, so that a second import makes no duplicate. */
export const importEntries = pgTable(
  'import_entries',
  {
    /** The other system: the address of its site, or `markdown`. */
    source: text().notNull(),
    entry: text().notNull(),
    /** Null: the content was deleted here, and is not made again. */
    contentId: uuid('content_id').references(() => contents.id, { onDelete: 'set null' }),
    /** SHA-256 of what was read from the file, in hexadecimal. */
    hash: text().notNull(),
    /** The version that the last import made; a newer one was edited here. */
    version: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.entry] }),
    index('import_entries_content').on(t.contentId),
  ],
);

/** The pictures and files of other systems that are in the library, by their former address. */
export const importedMedia = pgTable(
  'imported_media',
  {
    source: text().notNull(),
    address: text().notNull(),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.address] }),
    index('imported_media_media').on(t.mediaId),
    index('imported_media_path').on(sql.raw(`md5(${FILE_PATH})`)),
  ],
);

/** Addresses of another system, such as `/2024/05/kiyi` or `?p=12`; each redirects to the content. */
export const importedAddresses = pgTable(
  'imported_addresses',
  {
    address: text().primaryKey(),
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
  },
  (t) => [index('imported_addresses_content').on(t.contentId)],
);

/** Lists of another system, such as `/category/haber`; each redirects to a list of this site. */
export const importedLists = pgTable('imported_lists', {
  /** `category/` or `tag/`, and the last part of its address there. */
  address: text().primaryKey(),
  target: text().notNull(),
});
