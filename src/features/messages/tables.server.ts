import { desc, sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { branchId } from '../../platform/branches/tables.server.ts';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { recordKeyColumns } from '../../platform/encryption/tables.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { EmailFault } from '../../platform/mail/email.server.ts';
import { users } from '../identity/users/tables.server.ts';
import { REPLY_TEXT, SECRET_FIELDS, SUBMISSION } from './secrets.server.ts';
import { type EventKind, STATES, type State } from './states.ts';

const user = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** Messages of the contact form. Deleting a row destroys the key of everything in it. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** Made before the row, because every ciphertext is bound to it. */
    id: uuid().primaryKey(),
    state: text().$type<State>().notNull().default('new'),
    /** The Turkish title of one of the party's topics, or `other`. */
    topic: text().notNull(),
    name: SECRET_FIELDS.name.column().notNull(),
    email: SECRET_FIELDS.email.column().notNull(),
    phone: SECRET_FIELDS.phone.column().notNull(),
    text: SECRET_FIELDS.text.column().notNull(),
    /** Null when the message was answered: then the same person may send the same text again. */
    submissionHash: SUBMISSION.column('submission_hash').unique('contact_messages_submission'),
    /** The language of the form, which is that of the reply. */
    locale: text().$type<Locale>().notNull(),
    /** The information notice as it was shown; null if there was none. */
    noticeVersion: integer('notice_version'),
    noticeHash: text('notice_hash'),
    note: SECRET_FIELDS.note.column(),
    noteBy: user('note_by'),
    noteAt: moment('note_at'),
    assignedTo: user('assigned_to'),
    branchId: branchId(),
    createdAt: moment('created_at').notNull(),
    stateChangedAt: moment('state_changed_at').notNull(),
    /** Increases with every change; a change of an older version is refused as a conflict. */
    version: integer().notNull().default(1),
    ...recordKeyColumns(),
  },
  (t) => [
    check('contact_messages_state', isOneOf(t.state, STATES)),
    index('contact_messages_state_created').on(t.state, desc(t.createdAt), desc(t.id)),
    index('contact_messages_created').on(desc(t.createdAt), desc(t.id)),
    index('contact_messages_branch').on(t.branchId, t.state, desc(t.createdAt), desc(t.id)),
    index('contact_messages_assigned').on(t.assignedTo),
    index('contact_messages_key_version').on(t.recordKeyVersion),
  ],
);

/** When the address of a topic was told last that messages have arrived, or will be told next. */
export const topicEmails = pgTable('contact_topic_emails', {
  topic: text().primaryKey(),
  sentAt: moment('sent_at').notNull(),
});

/** Replies by e-mail. */
export const contactMessageReplies = pgTable(
  'contact_message_replies',
  {
    /** Made before the row, because the text is bound to it. */
    id: uuid().primaryKey(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    text: REPLY_TEXT.column().notNull(),
    by: user('by'),
    at: moment('at').notNull(),
  },
  (t) => [index('contact_message_replies_of').on(t.messageId, t.at)],
);

/** What happened to a message, by whom. Never personal data. */
export const contactMessageEvents = pgTable(
  'contact_message_events',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    /** Events of the same millisecond are in this order. */
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    kind: text().$type<EventKind>().notNull(),
    actorKind: text('actor_kind').$type<'sender' | 'staff' | 'system'>().notNull(),
    actorId: user('actor_id'),
    fromState: text('from_state').$type<State>(),
    toState: text('to_state').$type<State>(),
    /** The user to whom the message was assigned. */
    assignedTo: user('assigned_to'),
    /** Why the e-mail with the reply could not be sent. */
    fault: text().$type<EmailFault>(),
    replyId: uuid('reply_id').references(() => contactMessageReplies.id, { onDelete: 'cascade' }),
  },
  (t) => [index('contact_message_events_of').on(t.messageId, t.at)],
);
