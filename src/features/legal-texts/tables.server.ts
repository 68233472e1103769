import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { users } from '../identity/users/tables.server.ts';
import { LEGAL_KINDS, type LegalKind, type LegalWordings } from './contract.ts';

/**
 * Every version of the legal texts, exactly as visitors were shown it. The last one is in force. Rows
 * are only added, because applications and messages name the version that was shown.
 */
export const legalTextVersions = pgTable(
  'legal_text_versions',
  {
    kind: text().$type<LegalKind>().notNull(),
    version: integer().notNull(),
    /** As it was written, with placeholders. */
    template: jsonb().$type<LegalWordings>().notNull(),
    /** As it was shown, with the data of the party of that time. */
    wordings: jsonb().$type<LegalWordings>().notNull(),
    /** SHA-256 over `wordings`, in hexadecimal. */
    hash: text().notNull(),
    /** `builtIn`: the first version; `party`: the data of the party has changed. */
    origin: text().$type<'builtIn' | 'edited' | 'party'>().notNull(),
    /** What has changed, in one sentence, for visitors and staff; may be empty. */
    note: text().notNull().default(''),
    publishedAt: moment('published_at').notNull(),
    /** Null if no one published it: `builtIn` and `party`. */
    publishedBy: uuid('published_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.version] }),
    check('legal_text_versions_kind', isOneOf(t.kind, LEGAL_KINDS)),
    check('legal_text_versions_number', sql`${t.version} > 0`),
  ],
);
