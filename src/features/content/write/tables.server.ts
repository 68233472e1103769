import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/database/bytea.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { media } from '../../media/tables.server.ts';
import { contents } from '../tables.server.ts';

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
