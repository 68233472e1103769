import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import { users } from '../identity/users/tables.server.ts';
import { media } from '../media/tables.server.ts';
import { PAGE_STATES, type PageState, type PageTexts } from './schema.ts';

/** Pages that the party made, as staff edit them. Visitors read `own_page_texts`. */
export const ownPages = pgTable(
  'own_pages',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Its address; in the trash the id, so that the address is free. */
    slug: text().notNull().unique('own_pages_slug'),
    /** Its address before it was put into the trash. */
    formerSlug: text('former_slug'),
    state: text().$type<PageState>().notNull().default('draft'),
    /** The newest Turkish title. */
    title: text().notNull(),
    /** The newest texts, published or not. */
    texts: jsonb().$type<PageTexts>().notNull(),
    /** Increases with every change; a change of an older version is refused as a conflict. */
    version: integer().notNull().default(1),
    /** The number of the revision that has `texts`. */
    textNumber: integer('text_number').notNull().default(1),
    /** The number of the revision that visitors read; null: none. */
    publishedNumber: integer('published_number'),
    /** Of the first publication: from then on its addresses are known outside. */
    publishedAt: moment('published_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    check('own_pages_state', isOneOf(t.state, PAGE_STATES)),
    index('own_pages_updated').on(t.updatedAt.desc(), t.id),
    index('own_pages_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
    index('own_pages_updated_by').on(t.updatedBy),
  ],
);

/** What visitors read: one row for each language in which a published page has a text. */
export const ownPageTexts = pgTable(
  'own_page_texts',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    pageId: uuid('page_id')
      .notNull()
      .references(() => ownPages.id, { onDelete: 'cascade' }),
    locale: text().$type<Locale>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    /** Markdown. */
    body: text().notNull(),
    /** `body`, rendered and sanitised. */
    bodyHtml: text('body_html').notNull(),
    /** The version of the renderer that made `bodyHtml`, or that could not. */
    rendererVersion: integer('renderer_version').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    unique('own_page_texts_locale_once').on(t.pageId, t.locale),
    check('own_page_texts_locale', isOneOf(t.locale, LOCALES)),
  ],
);

/** The pictures that the newest texts of a page show, or those that visitors read. */
export const ownPageMedia = pgTable(
  'own_page_media',
  {
    pageId: uuid('page_id')
      .notNull()
      .references(() => ownPages.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.pageId, t.mediaId] }),
    index('own_page_media_media').on(t.mediaId),
  ],
);

/** What was saved, when and by whom. */
export const ownPageRevisions = pgTable(
  'own_page_revisions',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    pageId: uuid('page_id')
      .notNull()
      .references(() => ownPages.id, { onDelete: 'cascade' }),
    /** The version of the page that the save made. */
    number: integer().notNull(),
    kind: text({ enum: ['save', 'autosave', 'restore'] }).notNull(),
    texts: jsonb().$type<PageTexts>().notNull(),
    savedBy: uuid('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull(),
    /** When the first of the automatic saves in this revision was made. */
    begunAt: moment('begun_at').notNull(),
  },
  (t) => [
    unique('own_page_revisions_number').on(t.pageId, t.number),
    index('own_page_revisions_saved_by').on(t.savedBy),
    check('own_page_revisions_kind', isOneOf(t.kind, ['save', 'autosave', 'restore'])),
  ],
);

/** Addresses that a page had once: they lead to the page, or to `target`, or are answered with 410. */
export const ownPageAddresses = pgTable(
  'own_page_addresses',
  {
    slug: text().primaryKey(),
    pageId: uuid('page_id').references(() => ownPages.id, { onDelete: 'set null' }),
    /** A Turkish path, for a page that was taken away. */
    target: text(),
    leftAt: moment('left_at').notNull(),
  },
  (t) => [index('own_page_addresses_page').on(t.pageId)],
);
