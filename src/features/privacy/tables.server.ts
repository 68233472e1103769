import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { isOneOf, moment } from '../../platform/database/columns.server.ts';
import { encryptedField } from '../../platform/encryption/fields.server.ts';
import { recordKeyColumns } from '../../platform/encryption/tables.server.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { users } from '../identity/users/tables.server.ts';
import { type Channel, REQUEST_STATES, type RequestKind, type RequestState } from './contract.ts';

/** The encrypted columns of `privacy_requests`. */
export const REQUEST_FIELDS = {
  name: encryptedField('privacy_requests.name'),
  email: encryptedField('privacy_requests.email'),
  /** What the person asks for. */
  text: encryptedField('privacy_requests.text'),
  answer: encryptedField('privacy_requests.answer'),
};

/** Requests of people about their own data (KVKK articles 11 and 13). */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    /** Made before the row, because every ciphertext is bound to it. */
    id: uuid().primaryKey(),
    /** `K-7K4M-9XQ2`. */
    code: text().notNull().unique('privacy_requests_code'),
    kind: text().$type<RequestKind>().notNull(),
    state: text().$type<RequestState>().notNull().default('open'),
    channel: text().$type<Channel>().notNull(),
    /** The record that it is about, by the name of its kind (`PersonalData`) and its code; empty: none. */
    recordKind: text('record_kind').notNull().default(''),
    recordCode: text('record_code').notNull().default(''),
    name: REQUEST_FIELDS.name.column().notNull(),
    /** Empty if the person gave none. */
    email: REQUEST_FIELDS.email.column().notNull(),
    text: REQUEST_FIELDS.text.column().notNull(),
    answer: REQUEST_FIELDS.answer.column(),
    locale: text().$type<Locale>().notNull(),
    receivedAt: moment('received_at').notNull(),
    dueAt: moment('due_at').notNull(),
    answeredAt: moment('answered_at'),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    /** When sending the answer failed for good; null: it did not, or there was no address. */
    answerFailedAt: moment('answer_failed_at'),
    /** When the data of the person was deleted because of this request. */
    erasedAt: moment('erased_at'),
    version: integer().notNull().default(1),
    ...recordKeyColumns(),
  },
  (t) => [
    check('privacy_requests_state', isOneOf(t.state, REQUEST_STATES)),
    index('privacy_requests_due').on(t.state, t.dueAt),
    index('privacy_requests_key_version').on(t.recordKeyVersion),
  ],
);

/** How long records are stored; a kind and state without a row has the built-in time. */
export const retentionRules = pgTable(
  'retention_rules',
  {
    kind: text().notNull(),
    state: text().notNull(),
    /** Null: not deleted. */
    days: integer(),
    updatedAt: moment('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [primaryKey({ columns: [t.kind, t.state] })],
);

/** Every nightly run, also one that deleted nothing. */
export const retentionRuns = pgTable('retention_runs', {
  id: uuid().primaryKey().defaultRandom(),
  finishedAt: moment('finished_at').notNull(),
  /** The number of deleted records by `kind:state`. */
  deleted: jsonb().$type<Record<string, number>>().notNull(),
});
