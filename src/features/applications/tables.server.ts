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
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { recordKeyColumns } from '../../platform/encryption/tables.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { users } from '../identity/users/tables.server.ts';
import type { BotCheck } from './bot-check.ts';
import type { Education } from './education.ts';
import {
  ATTACHMENT_NAME,
  EVENT_CHANGES,
  EVENT_MESSAGE,
  EVENT_REASON,
  IDENTITY,
  SECRET_FIELDS,
  SUBMISSION,
} from './fields.server.ts';
import { STATUSES, type Status } from './statuses.ts';
import type { EventKind } from './timeline.ts';

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
