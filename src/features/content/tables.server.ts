import { desc, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { branchId } from '../../platform/branches/tables.server.ts';
import { bytea, isOneOf, moment, tsvector } from '../../platform/database/columns.server.ts';
import { LOCALES, type Locale } from '../../platform/i18n/locales.ts';
import type { PictureWithoutAlt } from '../../platform/markup/text-faults.ts';
import { users } from '../identity/users/tables.server.ts';
import { media } from '../media/tables.server.ts';
import { people } from '../people/tables.server.ts';
import {
  CATEGORY_NAMES,
  type Category,
  type CorrectionNote,
  STATES,
  type State,
} from './schema.ts';

/**
 * Title and summary, folded, of the contents that are neither public nor in the trash: staff search them
 * for the letters, and folding each of them in every search takes most of its time. Triggers on
 * `contents` write it.
 */
export const unpublishedSearch = pgTable('unpublished_search', {
  contentId: uuid('content_id')
    .primaryKey()
    .references(() => contents.id, { onDelete: 'cascade' }),
  searched: text().notNull(),
});

/** The condition for contents with a picture that lacks its alternative text. */
export const LACKS_ALT = sql.raw(
  `(contents.pictures_without_alt <> '[]' or (contents.cover_id is not null and contents.cover_alt = '' and not contents.cover_decorative))`,
);

/**
 * The contents as the public sees them. A content that is not public has its newest text here. Changes
 * of a public or scheduled content that are not published yet are a revision, `pendingRevision`.
 */
export const contents = pgTable(
  'contents',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    category: text().$type<Category>().notNull(),
    slug: text().notNull().unique('contents_slug'),
    title: text().notNull(),
    summary: text().notNull().default(''),
    author: text().notNull().default(''),
    /** The person of the party who is the author; `author` then contains the person's name. */
    authorId: uuid('author_id').references(() => people.id, { onDelete: 'set null' }),
    place: text().notNull().default(''),
    tags: text().array().notNull().default(sql`'{}'`),
    language: text().$type<Locale>().notNull().default('tr'),
    /** Contents with the same value are translations of each other. */
    translationGroup: uuid('translation_group'),
    /** The Markdown that the user wrote. */
    body: text().notNull().default(''),
    /** `body`, rendered and sanitised at every save, so that reading needs no rendering. */
    bodyHtml: text('body_html').notNull().default(''),
    headings: jsonb().$type<{ id: string; text: string }[]>().notNull().default([]),
    readingMinutes: integer('reading_minutes').notNull().default(1),
    /** Pictures of the body that have neither an alternative text nor the mark that they decorate. */
    picturesWithoutAlt: jsonb('pictures_without_alt')
      .$type<PictureWithoutAlt[]>()
      .notNull()
      .default([]),
    /**
     * The version of the renderer that made `bodyHtml`, or that could not; 0 if it must be rendered
     * again.
     */
    rendererVersion: integer('renderer_version').notNull().default(0),
    coverId: uuid('cover_id').references(() => media.id, { onDelete: 'restrict' }),
    coverAlt: text('cover_alt').notNull().default(''),
    coverDecorative: boolean('cover_decorative').notNull().default(false),
    coverCaption: text('cover_caption').notNull().default(''),
    coverCredit: text('cover_credit').notNull().default(''),
    /** What other sites show for a link to it; empty: title, summary, cover. */
    shareTitle: text('share_title').notNull().default(''),
    shareDescription: text('share_description').notNull().default(''),
    sharePictureId: uuid('share_picture_id').references(() => media.id, { onDelete: 'restrict' }),
    /** What was corrected after the publication; pages show it below the text. */
    corrections: jsonb().$type<CorrectionNote[]>().notNull().default([]),
    branchId: branchId(),
    /** When it was pinned on the home page; null if it is not. */
    pinnedAt: moment('pinned_at'),
    /** `deleted` in the trash; only `desk/trash.server.ts` reads such rows. */
    state: text().$type<State>().notNull().default('draft'),
    /** In the future for a scheduled content: it is published at this time. */
    publishedAt: moment('published_at'),
    /** A published content is archived at this time. */
    unpublishAt: moment('unpublish_at'),
    /** The revision with changes that are not published; null if there are none. */
    pendingRevision: uuid('pending_revision'),
    /** The revision whose text this row has; null if it was not saved since revisions exist. */
    rowRevision: uuid('row_revision'),
    createdAt: moment('created_at').notNull(),
    /** The last save, also of changes that are not published. */
    updatedAt: moment('updated_at').notNull(),
    /** The last change of the text in this row. */
    editedAt: moment('edited_at').notNull().defaultNow(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
    /** Increases with every save; a save with an older version is refused as a conflict. */
    version: integer().notNull().default(1),
  },
  (t) => [
    check('contents_category', isOneOf(t.category, CATEGORY_NAMES)),
    check('contents_state', isOneOf(t.state, [...STATES, 'deleted'])),
    check(
      'contents_published',
      sql`${t.state} in ('draft', 'inReview', 'deleted') or ${t.publishedAt} is not null`,
    ),
    check('contents_language', isOneOf(t.language, LOCALES)),
    uniqueIndex('contents_translation')
      .on(t.translationGroup, t.language)
      .where(sql`translation_group is not null`),
    index('contents_author').on(t.authorId),
    // The different authors, and the contents with changes that are not published.
    index('contents_author_name').on(t.author).where(sql`author <> ''`),
    index('contents_pending').on(t.id).where(sql`pending_revision is not null`),
    index('contents_share_picture').on(t.sharePictureId),
    index('contents_tags').using('gin', t.tags),
    index('contents_pinned').on(desc(t.pinnedAt)).where(sql`pinned_at is not null`),
    index('contents_scheduled').on(t.publishedAt).where(sql`state = 'scheduled'`),
    index('contents_unpublish').on(t.unpublishAt).where(sql`unpublish_at is not null`),
    index('contents_public_category')
      .on(t.category, desc(t.publishedAt), desc(t.id))
      .where(sql`state = 'published'`),
    index('contents_public').on(desc(t.publishedAt), desc(t.id)).where(sql`state = 'published'`),
    index('contents_archive').on(desc(t.publishedAt), desc(t.id)).where(sql`state = 'archived'`),
    index('contents_branch').on(t.branchId, desc(t.publishedAt), desc(t.id)),
    index('contents_branch_updated').on(t.branchId, desc(t.updatedAt), desc(t.id)),
    index('contents_cover').on(t.coverId),
    index('contents_lack_alt').on(t.id).where(sql`${LACKS_ALT}`),
    index('contents_updated').on(desc(t.updatedAt), desc(t.id)),
    // For the list of staff without a state filter: PostgreSQL sorts contents that were never
    // published first.
    index('contents_published').on(desc(t.publishedAt), desc(t.id)),
    index('contents_renderer').on(t.rendererVersion, t.id),
    index('contents_created_by').on(t.createdBy, desc(t.updatedAt), desc(t.id)),
    index('contents_updated_by').on(t.updatedBy),
    index('contents_unpublished')
      .on(desc(t.updatedAt), desc(t.id))
      .where(sql`state not in ('published', 'archived')`),
  ],
);

/** The condition for contents that are not in the trash. */
export const isKept = sql`${contents.state} <> 'deleted'`;

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

/** The media that the public text or the pending changes of a content use. */
export const contentMedia = pgTable(
  'content_media',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'restrict' }),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.mediaId] }),
    index('content_media_media').on(t.mediaId),
  ],
);

/** The files that visitors can download from a content. */
export const contentAttachments = pgTable(
  'content_attachments',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'restrict' }),
    /** Empty: the name of the file. */
    title: text().notNull().default(''),
    position: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.mediaId] }),
    index('content_attachments_media').on(t.mediaId),
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

/**
 * How many contents each month has, of each state, category and tag, without those in the trash. Triggers
 * on `contents` update it, so that no page has to count contents. A row can have the total 0.
 */
export const contentMonths = pgTable(
  'content_months',
  {
    state: text().$type<State>().notNull(),
    /** Empty: all contents, with any tags or none. */
    tag: text().notNull(),
    category: text().$type<Category>().notNull(),
    /** The first day of the month of publication in Istanbul; `-infinity` if it has no such date. */
    month: date().notNull(),
    total: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.state, t.tag, t.category, t.month] })],
);

/**
 * From which content one was translated, and the text of that content when the translation was last
 * brought up to date. It is a copy, because automatic saves replace their revision.
 */
export const contentSources = pgTable(
  'content_sources',
  {
    contentId: uuid('content_id')
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    sourceId: uuid('source_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    summary: text().notNull(),
    body: text().notNull(),
    seenAt: moment('seen_at').notNull(),
    seenBy: uuid('seen_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('content_sources_source').on(t.sourceId),
    index('content_sources_seen_by').on(t.seenBy),
  ],
);

/** Whether the content from which it was translated has another text since; both must still be linked. */
export const SOURCE_CHANGED = sql<boolean>`exists (
  select 1 from content_sources seen join contents origin on origin.id = seen.source_id
  where seen.content_id = ${contents.id} and origin.translation_group = ${contents.translationGroup}
    and origin.edited_at > seen.seen_at
    and (origin.title, origin.summary, origin.body)
      is distinct from (seen.title, seen.summary, seen.body))`;
