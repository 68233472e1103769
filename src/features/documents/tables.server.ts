import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { users } from '../identity/users/tables.server.ts';
import { media } from '../media/tables.server.ts';
import {
  type Article,
  DOCUMENT_KINDS,
  type DocumentKind,
  FIXED_KEYS,
  type FixedDocument,
  NO_TRANSLATIONS,
  type Translations,
} from './schema.ts';

export const documents = pgTable(
  'documents',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** The key of a fixed document; the column has the name that the release before knows. */
    fixed: text('kind').$type<FixedDocument>().unique('documents_kind'),
    /** These two are null of a fixed document: its key says them. */
    kind: text('document_kind').$type<DocumentKind>(),
    slug: text(),
    /** Turkish, of the version in force. */
    title: text().notNull(),
    summary: text().notNull().default(''),
    translations: jsonb().$type<Translations>().notNull().default(NO_TRANSLATIONS),
    /** Increases with every change of kind, address and translations. */
    version: integer().notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
    /** Since when it is in the trash. */
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    check('documents_kind_known', isOneOf(t.fixed, FIXED_KEYS)),
    check('documents_document_kind', isOneOf(t.kind, DOCUMENT_KINDS)),
    check(
      'documents_own',
      sql`num_nonnulls(${t.kind}, ${t.slug}) = case when ${t.fixed} is null then 2 else 0 end`,
    ),
    uniqueIndex('documents_slug').on(t.slug).where(sql`${t.deletedAt} is null`),
  ],
);

/** Addresses that a document had once: they lead to it, or to `target`, or are answered with 410. */
export const documentAddresses = pgTable(
  'document_addresses',
  {
    slug: text().primaryKey(),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    /** A Turkish path, for a document that was taken away. */
    target: text(),
    leftAt: moment('left_at').notNull(),
  },
  (t) => [index('document_addresses_document').on(t.documentId)],
);

/** The versions of a document. The version with the highest number is in force. */
export const documentVersions = pgTable(
  'document_versions',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The day on which the party adopted it, as a date without a time. */
    adoptedOn: date('adopted_on', { mode: 'string' }).notNull(),
    /** One sentence: who adopted it and what changed. */
    note: text().notNull().default(''),
    /** Markdown; empty if there is only the PDF. */
    body: text().notNull().default(''),
    /** `body`, rendered and sanitised; its parts and articles have ids. */
    bodyHtml: text('body_html').notNull().default(''),
    /** If `body` is still the text of an earlier version: the number of that version. */
    textOf: integer('text_of'),
    articles: jsonb().$type<Article[]>().notNull().default([]),
    /** As for contents: the version of the renderer that made `bodyHtml`, or that could not. */
    rendererVersion: integer('renderer_version').notNull().default(0),
    /** The name of the PDF in the store. */
    fileKey: text('file_key').notNull(),
    /** SHA-256 of the PDF, in hexadecimal. */
    checksum: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    pages: integer().notNull(),
    /** The first page as a picture. */
    coverId: uuid('cover_id').references(() => media.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    unique('document_versions_number').on(t.documentId, t.number),
    index('document_versions_cover').on(t.coverId),
    check('document_versions_pages', sql`${t.pages} > 0`),
  ],
);

/**
 * The next version of each document, while it is prepared. Publishing makes it a row of
 * `document_versions` and deletes it here.
 */
export const documentDrafts = pgTable(
  'document_drafts',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Of a fixed document, which may have no row yet; the name of the column is that of `documents`. */
    fixed: text('kind').$type<FixedDocument>().unique('document_drafts_kind'),
    /** Of another document. */
    documentId: uuid('document_id')
      .unique('document_drafts_document')
      .references(() => documents.id, { onDelete: 'cascade' }),
    title: text().notNull().default(''),
    summary: text().notNull().default(''),
    adoptedOn: date('adopted_on', { mode: 'string' }),
    note: text().notNull().default(''),
    /** Markdown; empty if there is only the PDF. */
    body: text().notNull().default(''),
    /** These are null until a PDF is uploaded; they are the columns of the version. */
    fileKey: text('file_key'),
    /** The name of the uploaded file. */
    fileName: text('file_name'),
    checksum: text(),
    bytes: bigint({ mode: 'number' }),
    pages: integer(),
    coverId: uuid('cover_id').references(() => media.id, { onDelete: 'set null' }),
    /** Increases with every change; a change of an older version is refused as a conflict. */
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('document_drafts_kind_known', isOneOf(t.fixed, FIXED_KEYS)),
    check('document_drafts_one', sql`num_nonnulls(${t.fixed}, ${t.documentId}) = 1`),
    check(
      'document_drafts_file',
      sql`num_nonnulls(${t.fileKey}, ${t.fileName}, ${t.checksum}, ${t.bytes}, ${t.pages}) in (0, 5)`,
    ),
    index('document_drafts_cover').on(t.coverId),
  ],
);
