import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/database/columns.server.ts';
import { media } from '../media/tables.server.ts';
import type { InEachLanguage } from './contract.ts';

/** The press kit: one row, or none before it was first saved. */
export const pressKit = pgTable(
  'press_kit',
  {
    only: boolean().primaryKey().default(true),
    /** What the party says about itself. */
    boilerplate: jsonb().$type<InEachLanguage>().notNull(),
    /** Increases with every change; a change of an older version is refused as a conflict. */
    version: integer().notNull(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [check('press_kit_only', sql`${t.only}`)],
);

/** The pictures that it offers besides the portraits. */
export const pressKitPictures = pgTable('press_kit_pictures', {
  mediaId: uuid('media_id')
    .primaryKey()
    .references(() => media.id),
  position: integer().notNull(),
  captions: jsonb().$type<InEachLanguage>().notNull(),
  credit: text().notNull(),
});
