import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../../platform/database/bytea.server.ts';
import { moment } from '../../../platform/database/columns.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { contents } from '../tables.server.ts';

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
