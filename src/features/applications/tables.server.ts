import { desc, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { branchId } from '../../platform/branches/tables.server.ts';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { recordKeyColumns } from '../../platform/encryption/tables.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { users } from '../identity/users/tables.server.ts';
import type { Education } from './education.ts';
import type { ApplicationEmail } from './emails/queue.server.ts';
import {
  ATTACHMENT_NAME,
  EVENT_CHANGES,
  EVENT_MESSAGE,
  EVENT_REASON,
  IDENTITY,
  SECRET_FIELDS,
  SUBMISSION,
} from './secrets.server.ts';
import { STATUSES, type Status } from './statuses.ts';
import type { EventKind } from './timeline.ts';

/**
 * How a form passed the bot-check: with the work of a script, or without one, after a longer wait.
 * `number`: how many tries failed; times are ISO 8601 in UTC.
 */
export type BotCheck =
  | { way: 'work'; algorithm: string; cost: number; number: number; madeAt: string }
  | { way: 'noScript' };

/** Applications for membership. Deleting a row destroys the key of everything in it. */
export const applications = pgTable(
  'applications',
  {
    /** Made before the row, because every ciphertext is bound to it. */
    id: uuid().primaryKey(),
    /** What the applicant and the staff call it: `B-7K4M-9XQ2`. */
    code: text().notNull().unique('applications_code'),
    status: text().$type<Status>().notNull().default('application'),
    name: text().notNull(),
    surname: text().notNull(),
    /** What the search looks at, folded: folding every row in each search takes most of its time. */
    searched: text()
      .notNull()
      .generatedAlwaysAs(sql`tr_fold(name || ' ' || surname || ' ' || code)`),
    /** Plate code of the province, 1 to 81. */
    city: integer().notNull(),
    district: text().notNull(),
    occupation: text().notNull(),
    education: text().$type<Education>().notNull(),
    email: SECRET_FIELDS.email.column().notNull(),
    phone: SECRET_FIELDS.phone.column().notNull(),
    address: SECRET_FIELDS.address.column().notNull(),
    birthDate: SECRET_FIELDS.birthDate.column('birth_date').notNull(),
    tcKimlikNo: SECRET_FIELDS.tcKimlikNo.column('tc_kimlik_no').notNull(),
    tcSerialNumber: SECRET_FIELDS.tcSerialNumber.column('tc_serial_number').notNull(),
    networkAddress: SECRET_FIELDS.networkAddress.column('network_address').notNull(),
    identityHash: IDENTITY.column('identity_hash').notNull(),
    /** Null when the application is closed: then the same person may send the same form again. */
    submissionHash: SUBMISSION.column('submission_hash').unique('applications_submission'),
    /** The language of the form, which is that of the e-mails. */
    locale: text().$type<Locale>().notNull(),
    noticeVersion: integer('notice_version').notNull(),
    noticeHash: text('notice_hash').notNull(),
    consentVersion: integer('consent_version').notNull(),
    consentHash: text('consent_hash').notNull(),
    declarationVersion: integer('declaration_version').notNull(),
    declarationHash: text('declaration_hash').notNull(),
    /** Null if it was not recorded: invented, or sent before it was stored. */
    botCheck: jsonb('bot_check').$type<BotCheck>(),
    adminNote: SECRET_FIELDS.adminNote.column('admin_note'),
    adminNoteBy: uuid('admin_note_by').references(() => users.id, { onDelete: 'set null' }),
    adminNoteAt: moment('admin_note_at'),
    assignedTo: uuid('assigned_to').references(() => users.id, { onDelete: 'set null' }),
    /** The number of the board's decision about the current status, `2026/14`. */
    decisionNumber: text('decision_number'),
    /** The day of that decision. */
    decisionDate: date('decision_date', { mode: 'string' }),
    /** The fields that the applicant was asked to complete. */
    missingFields: text('missing_fields').array().notNull().default([]),
    /** When the applicant said that somebody else sent it. */
    frozenAt: moment('frozen_at'),
    /** The branch that reads it; a trigger takes it from the province and district. */
    branchId: branchId(),
    /** Staff have moved it to this branch, so it does not follow the district. */
    branchChosen: boolean('branch_chosen').notNull().default(false),
    /** Invented for the demo: its identity number is not valid. */
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    statusChangedAt: moment('status_changed_at').notNull(),
    /** Increases with every change; a change of an older version is refused as a conflict. */
    version: integer().notNull().default(1),
    ...recordKeyColumns(),
  },
  (t) => [
    check('applications_status', isOneOf(t.status, STATUSES)),
    check('applications_city', sql`${t.city} between 1 and 81`),
    index('applications_status_created').on(t.status, t.createdAt, t.id),
    index('applications_created').on(desc(t.createdAt), desc(t.id)),
    // Those that wait, the longest first: the older ones before them are nearly all closed.
    index('applications_open')
      .on(t.createdAt, t.id)
      .where(sql`status in ('application', 'inReview', 'missingInformation')`),
    index('applications_city').on(t.city, t.createdAt),
    index('applications_identity_status').on(t.identityHash, t.status),
    index('applications_name').on(
      sql`${t.name} collate tr_rules`,
      sql`${t.surname} collate tr_rules`,
      t.id,
    ),
    index('applications_assigned').on(t.assignedTo),
    index('applications_decision_date').on(t.decisionDate).where(sql`decision_date is not null`),
    index('applications_decision_number')
      .on(sql`tr_fold(${t.decisionNumber})`)
      .where(sql`decision_number is not null`),
    index('applications_branch').on(t.branchId, desc(t.createdAt), desc(t.id)),
    index('applications_branch_status').on(t.branchId, t.status, t.createdAt, t.id),
    index('applications_key_version').on(t.recordKeyVersion),
  ],
);

/** What happened to an application, by whom. */
export const applicationEvents = pgTable(
  'application_events',
  {
    /** Made before the row, because the reason is bound to it. */
    id: uuid().primaryKey(),
    /** Events of the same millisecond are in this order. */
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    kind: text().$type<EventKind>().notNull(),
    actorKind: text('actor_kind').$type<'applicant' | 'staff' | 'system'>().notNull(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    fromStatus: text('from_status').$type<Status>(),
    toStatus: text('to_status').$type<Status>(),
    /** Encrypted with the key of the application. */
    reason: EVENT_REASON.column(),
    /** Values of fields before and after, encrypted with the key of the application. */
    changes: EVENT_CHANGES.column(),
    /** What the applicant reads about it, encrypted in the same way. */
    message: EVENT_MESSAGE.column(),
    /** Never personal data: the kind of an e-mail, the names of fields. */
    details: jsonb().$type<Record<string, string | string[]>>().notNull().default({}),
  },
  (t) => [index('application_events_of').on(t.applicationId, t.at)],
);

/** Files of an application. Their bytes are in the store, encrypted with its key. */
export const applicationAttachments = pgTable(
  'application_attachments',
  {
    id: uuid().primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** `declaration`: the scan of the signed entry declaration. */
    kind: text().$type<'declaration' | 'other'>().notNull(),
    /** The name of the file, encrypted with the key of the application. */
    name: ATTACHMENT_NAME.column().notNull(),
    type: text().$type<'application/pdf' | 'image/jpeg' | 'image/png'>().notNull(),
    /** In bytes, before encryption. */
    size: integer().notNull(),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('application_attachments_of').on(t.applicationId)],
);

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

/**
 * One-time codes with which applicants open the status page. The code itself is not stored: it is
 * computed from the id with a key that is not in the database.
 */
export const applicationCodes = pgTable(
  'application_codes',
  {
    id: uuid().primaryKey(),
    /** At most one code of an application is valid. */
    applicationId: uuid('application_id')
      .notNull()
      .unique('application_codes_application')
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** How often a code was entered, right or wrong. */
    tries: integer().notNull().default(0),
    endsAt: moment('ends_at').notNull(),
    usedAt: moment('used_at'),
  },
  (t) => [index('application_codes_ends').on(t.endsAt)],
);

/**
 * How many applications have the same identity number, and how many of them are open. Triggers on
 * `applications` update it. The first application with a number has a row too, so that a form needs the
 * same time whether its number is known or not. The row is deleted with the last application.
 */
export const applicationIdentities = pgTable(
  'application_identities',
  {
    identityHash: IDENTITY.column('identity_hash').notNull(),
    total: integer().notNull(),
    open: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.identityHash] }),
    index('application_identities_shared').on(t.identityHash, t.open).where(sql`total > 1`),
  ],
);

/**
 * How many applications there are of each status and province: the sums of `total`. Triggers on
 * `applications` add rows and change none, so that no form waits for another one. A job adds the rows of
 * a province and status together every night.
 */
export const applicationTotals = pgTable(
  'application_totals',
  {
    status: text().$type<Status>().notNull(),
    /** Plate code of the province. */
    city: integer().notNull(),
    /** Without a reference: a number of a branch that is gone is a number nevertheless. */
    branchId: uuid('branch_id'),
    /** Negative if there are fewer than before. */
    total: integer().notNull(),
  },
  (t) => [index('application_totals_branch').on(t.branchId)],
);
