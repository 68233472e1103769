import { desc, sql } from 'drizzle-orm';
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
import { bytea, isOneOf, moment } from '../../../platform/database/columns.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { REVISION_KINDS, type RevisionKind } from '../editor/contract.ts';
import type { State, WrittenContent } from '../schema.ts';
import { contents } from '../tables.server.ts';

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

/** The secret link under which the newest text of a content can be read without an account. */
export const contentPreviewLinks = pgTable('content_preview_links', {
  contentId: uuid('content_id')
    .primaryKey()
    .references(() => contents.id, { onDelete: 'cascade' }),
  /** SHA-256 of the token in the link. */
  tokenHash: bytea('token_hash').notNull().unique('content_preview_links_token'),
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  expiresAt: moment('expires_at').notNull(),
  /** When the text was published: from then on the link leads to the public page. */
  endedAt: moment('ended_at'),
});

/** The users who have a content open in the editor. */
export const contentPresence = pgTable(
  'content_presence',
  {
    contentId: uuid('content_id')
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.contentId, t.userId] }),
    index('content_presence_user').on(t.userId),
  ],
);

/** What a change of many contents replaced, so that it can be undone for a short time. */
export const contentUndos = pgTable(
  'content_undos',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    steps: jsonb().$type<UndoStep[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('content_undos_user').on(t.userId),
    index('content_undos_created_at').on(t.createdAt),
  ],
);

/** The deleted contents, with what they need to be restored. Their `state` in `contents` is `deleted`. */
export const contentTrash = pgTable(
  'content_trash',
  {
    contentId: uuid('content_id')
      .primaryKey()
      .references(() => contents.id, { onDelete: 'cascade' }),
    state: text().$type<State>().notNull(),
    /** The address is free while the content is in the trash. */
    slug: text().notNull(),
    translationGroup: uuid('translation_group'),
    deletedAt: moment('deleted_at').notNull(),
    deletedBy: uuid('deleted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('content_trash_deleted_at').on(desc(t.deletedAt), desc(t.contentId)),
    index('content_trash_deleted_by').on(t.deletedBy),
  ],
);

/** What one content was before a change of many. Times are ISO 8601 in UTC. */
export type UndoStep = {
  id: string;
  /** The version that the change made; a newer one is not undone. */
  version: number;
} & ({ from: 'trash' } | ({ from: 'change' } & Before));

export interface Before {
  state: State;
  publishedAt: string | null;
  unpublishAt: string | null;
  /** The revision whose text the row had. */
  rowRevision: string;
  /** The revision with the changes that were not published. */
  pendingRevision: string | null;
}
