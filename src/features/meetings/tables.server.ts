import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { branchId } from '../../platform/branches/tables.server.ts';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { MEETING_STATES, type MeetingState } from './schema.ts';

export const meetings = pgTable(
  'meetings',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    slug: text().notNull().unique('meetings_slug'),
    title: text().notNull(),
    summary: text().notNull().default(''),
    /** Markdown: the agenda, what to bring, what was decided. */
    body: text().notNull().default(''),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** The hall or room. */
    place: text().notNull().default(''),
    address: text().notNull().default(''),
    province: text().notNull().default(''),
    /** The https address at which it can be followed online. */
    onlineUrl: text('online_url').notNull().default(''),
    /** The audience, as a sentence. */
    audience: text().notNull().default(''),
    state: text().$type<MeetingState>().notNull().default('planned'),
    branchId: branchId(),
    /** Counts changes. Calendars replace an event by the one with the higher number. */
    sequence: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [
    check('meetings_ends', sql`${t.endsAt} > ${t.startsAt}`),
    check('meetings_state', isOneOf(t.state, MEETING_STATES)),
    index('meetings_starts').on(t.startsAt),
    index('meetings_branch').on(t.branchId, t.startsAt),
  ],
);
