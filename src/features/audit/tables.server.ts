import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../platform/database/columns.server.ts';
import { ERASED_ACTIONS } from './contract.ts';

/** Events whose origin will be erased and is not erased yet; also the condition of their index. */
export const IS_ERASABLE = sql.raw(
  `erased_at is null and action in (${ERASED_ACTIONS.map((action) => `'${action}'`).join(', ')})`,
);

/**
 * The events, one in each row, as a chain: `hash` is an HMAC over the row and the previous row's
 * hash, with a key that is not in the database. Triggers refuse every change of a row, except
 * erasing the origin of users who were not signed in.
 * The names of actor and subject are those at the time of the event, because accounts may be
 * deleted later.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    /** Starts at 1, without gaps. */
    seq: bigint({ mode: 'number' }).primaryKey(),
    at: moment('at').notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    /** `auth.signIn`, `user.update`, … */
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    address: text().notNull(),
    userAgent: text('user_agent').notNull(),
    /** Values before and after, without secrets; null if there are none. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    keyVersion: integer('key_version').notNull(),
    hash: bytea().notNull(),
    /**
     * When the address, the browser and the name of a user without an account were erased; `hash`
     * covers the original row.
     */
    erasedAt: moment('erased_at'),
    /**
     * An HMAC over the remaining data, checked instead of `hash`, which covers the original row.
     */
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
