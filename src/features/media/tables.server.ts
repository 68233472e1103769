import { desc, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { branchId } from '../../platform/branches/tables.server.ts';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { users } from '../identity/users/tables.server.ts';
import { MEDIA_KINDS, type MediaKind } from './schema.ts';

/**
 * Uploaded pictures and files, one in each row; what is stored of them is in the store under the id,
 * and never changes.
 */
export const media = pgTable(
  'media',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    kind: text().$type<MediaKind>().notNull().default('image'),
    /** The MIME type of what was uploaded; empty for pictures from before this column. */
    type: text().notNull().default(''),
    /** The name of the stored file, such as `rapor-2026.pdf`; empty for a picture. */
    fileName: text('file_name').notNull().default(''),
    /** What the staff call it. */
    name: text().notNull().default(''),
    /** These three are what a use of the picture begins with; each use has its own. */
    alt: text().notNull().default(''),
    caption: text().notNull().default(''),
    credit: text().notNull().default(''),
    /** It has no alternative text on purpose; if it has one nevertheless, the text holds. */
    decorative: boolean().notNull().default(false),
    /** As they were first written; two that differ only in letters such as I and ı are the same. */
    tags: text().array().notNull().default(sql`'{}'`),
    /** Only for the release before, which searches in it. */
    searched: text()
      .notNull()
      .generatedAlwaysAs(
        sql`tr_fold(name || ' ' || original_name || ' ' || alt || ' ' || caption || ' ' || credit)`,
      ),
    /** What the search looks at, folded: folding every row in each search takes most of its time. */
    searchedWords: text('searched_words')
      .notNull()
      .generatedAlwaysAs(
        sql`tr_fold(name || ' ' || original_name || ' ' || alt || ' ' || caption || ' ' || credit || ' ' || tag_words(tags))`,
      ),
    /** The part of the picture that stays visible when it is cut, in percent from left and top. */
    focusX: smallint('focus_x').notNull().default(50),
    focusY: smallint('focus_y').notNull().default(50),
    /** Of the picture, or of the first page of a PDF; 0 for other files. */
    width: integer().notNull(),
    height: integer().notNull(),
    widths: integer().array().notNull(),
    /** The uploaded picture moves; what is stored is its first frame. */
    firstFrameOnly: boolean('first_frame_only').notNull().default(false),
    /** Only of a PDF. */
    pages: integer(),
    /**
     * The same picture as an SVG in the visitor's colours, which pages write into their HTML; empty
     * for uploads. It is trusted: only illustrations that come with the product are stored here.
     */
    inlineSvg: text('inline_svg').notNull().default(''),
    originalName: text('original_name').notNull(),
    /** Of the file, or of all sizes of the picture. */
    bytes: bigint({ mode: 'number' }).notNull(),
    /** SHA-256 of what was uploaded, in hexadecimal; null for pictures of the product and files of branches. */
    sha256: text(),
    branchId: branchId(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Increases with every change; a change of an older version is refused as a conflict. */
    version: integer().notNull().default(1),
  },
  (t) => [
    // The same file is stored once.
    unique('media_sha256').on(t.sha256),
    check('media_kind', isOneOf(t.kind, MEDIA_KINDS)),
    check('media_focus', sql`${t.focusX} between 0 and 100 and ${t.focusY} between 0 and 100`),
    index('media_branch').on(t.branchId, desc(t.createdAt), desc(t.id)),
    index('media_created_by').on(t.createdBy),
    index('media_created_at').on(desc(t.createdAt), desc(t.id)),
    index('media_trigrams').using('gin', sql`trigrams(${t.searched})`),
    index('media_word_trigrams').using('gin', sql`trigrams(${t.searchedWords})`),
    index('media_tags').using('gin', t.tags),
  ],
);

/** The ids of pictures and files that were replaced; their addresses lead to the new one. */
export const formerMedia = pgTable(
  'media_former_ids',
  {
    id: uuid().primaryKey(),
    mediaId: uuid('media_id')
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (t) => [index('media_former_ids_media').on(t.mediaId)],
);
