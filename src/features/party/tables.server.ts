import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { media } from '../media/tables.server.ts';
import type { PartVersions } from './part-versions.ts';
import type { Party } from './schema.ts';

/** The data of the party: exactly one row. */
export const party = pgTable(
  'party',
  {
    only: boolean().primaryKey().default(true),
    data: jsonb().$type<Omit<Party, 'logo'>>().notNull(),
    /**
     * Of each translation: the Turkish texts that it was written for, as short hashes (see
     * `desk.server.ts`). Null: all were written for the Turkish texts of this row.
     */
    translatedFrom: jsonb('translated_from').$type<Record<string, string[]>>(),
    /** A column of its own, so that the picture cannot be deleted. */
    logoId: uuid('logo_id').references(() => media.id),
    /** The same for dark grounds. */
    darkLogoId: uuid('dark_logo_id').references(() => media.id),
    /** Increases with every change; a change of an older version is refused as a conflict. */
    version: integer().notNull().default(1),
    /** Null: every part was changed with the version of the row. */
    partVersions: jsonb('part_versions').$type<PartVersions>(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    check('party_only', sql`${t.only}`),
    index('party_logo').on(t.logoId),
    index('party_dark_logo').on(t.darkLogoId),
  ],
);
