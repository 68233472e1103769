import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/database/columns.server.ts';
import { applicationEvents, applications } from '../tables.server.ts';
import type { ApplicationEmail } from './queue.server.ts';

/**
 * E-mails about moves by staff. They leave a minute later, so that they can be stopped. One statement
 * changes `state` from `waiting`, so that an e-mail is either stopped or sent.
 */
export const applicationEmails = pgTable(
  'application_emails',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The event of the timeline that it reports. */
    eventId: uuid('event_id')
      .notNull()
      .references(() => applicationEvents.id, { onDelete: 'cascade' }),
    kind: text().$type<ApplicationEmail>().notNull(),
    leavesAt: moment('leaves_at').notNull(),
    /** `outdated`: the status has changed again before it left. */
    state: text()
      .$type<'waiting' | 'leaving' | 'stopped' | 'outdated'>()
      .notNull()
      .default('waiting'),
  },
  (t) => [
    index('application_emails_of').on(t.applicationId),
    index('application_emails_event').on(t.eventId),
  ],
);
