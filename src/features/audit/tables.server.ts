import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../../platform/database/bytea.server.ts';
import { ERASED_ACTIONS } from './erasure.ts';

/** Events whose origin will be erased and was not erased yet; also the condition of their index. */
export const IS_ERASABLE = sql.raw(
  `erased_at is null and action in (${ERASED_ACTIONS.map((action) => `'${action}'`).join(', ')})`,
);

/**
 * What happened, one row an event, in a chain: `hash` is an HMAC over the row and the hash of the
 * one before it, under a key that is not in the database. Triggers refuse every change of a row but
 * the erasure of where strangers came from.
 * Who and what are kept as they were named then, for accounts come and go.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** Without a gap, from 1. */
    seq: bigint({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    /** `auth.signIn`, `user.update`, … */
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
    /** Values before and after, without secrets; null where there is none. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    keyVersion: integer('key_version').notNull(),
    hash: bytea().notNull(),
    /** When address, browser and strangers' names were erased; `hash` is of the row as it was. */
    erasedAt: timestamp('erased_at', { withTimezone: true, precision: 3 }),
    /** An HMAC over what is left, checked in place of `hash`, which is of the row as it was. */
    erasedSeal: bytea('erased_seal'),
  },
  (t) => [
    index('audit_events_at').on(t.at),
    index('audit_events_actor').on(t.actorId),
    index('audit_events_action').on(t.action),
    index('audit_events_subject').on(t.subjectKind, t.subjectId),
    index('audit_events_erasable').on(t.at).where(IS_ERASABLE),
  ],
);
