import { desc, sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/bytea.server.ts';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { tsvector } from '../../platform/database/tsvector.server.ts';
import { users } from '../identity/users/tables.server.ts';
import { media } from '../media/tables.server.ts';
import { CATEGORY_NAMES, type Category, STATES, type State } from './schema.ts';

export const contents = pgTable(
  'contents',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    category: text().$type<Category>().notNull(),
    slug: text().notNull().unique('contents_slug'),
    title: text().notNull(),
    summary: text().notNull().default(''),
    author: text().notNull().default(''),
    place: text().notNull().default(''),
    /** The Markdown that the user wrote. */
    body: text().notNull().default(''),
    /** `body`, rendered and sanitised at every save, so that reading needs no rendering. */
    bodyHtml: text('body_html').notNull().default(''),
    headings: jsonb().$type<{ id: string; text: string }[]>().notNull().default([]),
    readingMinutes: integer('reading_minutes').notNull().default(1),
    coverId: uuid('cover_id').references(() => media.id, { onDelete: 'set null' }),
    coverAlt: text('cover_alt').notNull().default(''),
    coverCaption: text('cover_caption').notNull().default(''),
    state: text().$type<State>().notNull().default('draft'),
    publishedAt: moment('published_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    /** Increases with every save; a save with an older version is refused as a conflict. */
    version: integer().notNull().default(1),
  },
  (t) => [
    check('contents_category', isOneOf(t.category, CATEGORY_NAMES)),
    check('contents_state', isOneOf(t.state, STATES)),
    check('contents_published', sql`${t.state} = 'draft' or ${t.publishedAt} is not null`),
    index('contents_public_category')
      .on(t.category, desc(t.publishedAt), desc(t.id))
      .where(sql`state = 'published'`),
    index('contents_public').on(desc(t.publishedAt), desc(t.id)).where(sql`state = 'published'`),
    index('contents_archive').on(desc(t.publishedAt), desc(t.id)).where(sql`state = 'archived'`),
    index('contents_cover').on(t.coverId),
    index('contents_updated').on(desc(t.updatedAt), desc(t.id)),
    // For the list of staff without a state filter: PostgreSQL sorts contents that were never
    // published first.
    index('contents_published').on(desc(t.publishedAt), desc(t.id)),
    index('contents_created_by').on(t.createdBy, desc(t.updatedAt), desc(t.id)),
    index('contents_updated_by').on(t.updatedBy),
    index('contents_drafts').on(desc(t.updatedAt), desc(t.id)).where(sql`state = 'draft'`),
  ],
);

/**
 * Calls that created a content with an idempotency key. A call that is repeated because its reply
 * was lost finds its content here. `contentId` is null only inside the transaction of the first
 * call.
 */
export const contentCreations = pgTable(
  'content_creations',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of the sent input. */
    inputHash: bytea('input_hash').notNull(),
    contentId: uuid('content_id').references(() => contents.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('content_creations_key').on(t.userId, t.key),
    index('content_creations_content').on(t.contentId),
    index('content_creations_created_at').on(t.createdAt),
  ],
);

/** Former addresses of a content; each redirects to the current address. */
export const formerSlugs = pgTable(
  'content_former_slugs',
  {
    slug: text().primaryKey(),
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
  },
  (t) => [index('content_former_slugs_content').on(t.contentId)],
);

/**
 * The search index of published and archived contents, without drafts. Triggers on `contents`
 * update it. `words` contains the stems of the whole text; the same stems with the prefix `T` for
 * the title and `H` for the head (title, summary, author, place, and words that the text contains
 * three times); and `Y2026`, `Chaberler` and, for archived contents, `Sarchived`. One index
 * therefore serves rank and filters, and only rows that are shown are read.
 */
export const contentSearch = pgTable(
  'content_search',
  {
    contentId: uuid('content_id')
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    publishedAt: moment('published_at').notNull(),
    words: tsvector().notNull(),
  },
  (t) => [index('content_search_words').using('gin', t.words).with({ fastupdate: false })],
);
