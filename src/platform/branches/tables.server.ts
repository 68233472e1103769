import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../database/columns.server.ts';
import type { Locale } from '../i18n/locales.ts';
import { BRANCH_STATES, type BranchState } from './states.ts';

/**
 * The organisations of the party in provinces and districts. Their addresses follow from province and
 * district. They are in the platform, because records of many features belong to one, and the rule
 * about what an account may see is about them.
 */
export const branches = pgTable(
  'branches',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Plate code of the province, 1 to 81. */
    province: integer().notNull(),
    /** A name of `districtsOf(province)`; null: the organisation of the province. */
    district: text(),
    state: text().$type<BranchState>().notNull().default('open'),
    /** The branch that took over; its address and applications lead there. */
    mergedInto: uuid('merged_into'),
    address: text().notNull().default(''),
    phone: text().notNull().default(''),
    email: text().notNull().default(''),
    /** An https address of a map. */
    mapUrl: text('map_url').notNull().default(''),
    /** Opening hours, by language. */
    hours: jsonb().$type<Partial<Record<Locale, string>>>().notNull().default({}),
    /** https addresses, by network. */
    links: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** The picture in the library; the migration declares the reference, since media belong to a feature. */
    pictureId: uuid('picture_id'),
    /** The day on which it was founded. */
    foundedOn: date('founded_on', { mode: 'string' }),
    /** Markdown, by language. */
    texts: jsonb().$type<Partial<Record<Locale, string>>>().notNull().default({}),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Increases with every change; a change of an older version is refused as a conflict. */
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('branches_place').on(t.province, t.district).nullsNotDistinct(),
    check('branches_province', sql`${t.province} between 1 and 81`),
    check('branches_state', isOneOf(t.state, BRANCH_STATES)),
    check('branches_merged', sql`(${t.state} = 'merged') = (${t.mergedInto} is not null)`),
    foreignKey({
      name: 'branches_merged_into',
      columns: [t.mergedInto],
      foreignColumns: [t.id],
    }),
    index('branches_merged_into').on(t.mergedInto),
    index('branches_picture').on(t.pictureId),
  ],
);

/** The column of a record that belongs to a branch; null: to the party as a whole. */
export const branchId = () => uuid('branch_id').references(() => branches.id);
