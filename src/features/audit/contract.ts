import * as z from 'zod/mini';
import type { AuditAction } from '../../platform/audit-events.ts';
import { dayField } from '../../platform/day.ts';
import { contract, one, whole } from '../../platform/http/contract.ts';
import { auditRight } from './policy.ts';

/**
 * Events of users who were not signed in: failed sign-ins and requested password resets. The
 * table's index and trigger also contain these names, so a new name requires a migration.
 */
export const ERASED_ACTIONS: readonly AuditAction[] = [
  'auth.signInRefused',
  'auth.throttled',
  'password.resetAsked',
];

/** How many days the network address and the browser of these users are stored. */
export const ERASED_AFTER_DAYS = 90;

/**
 * The actor of an event that the product itself caused. It is never the id of an account, because
 * those are random.
 */
export const SYSTEM_ID = '00000000-0000-0000-0000-000000000000';

export const AuditEntry = z.object({
  seq: z.int(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /**
   * With the name at the time of the event; `exists` shows whether the account still exists. Null
   * for a visitor; the system has {@link SYSTEM_ID} and no name.
   */
  actor: z.nullable(z.object({ id: z.string(), name: z.string(), exists: z.boolean() })),
  /**
   * An event that a feature declares. If the row was tampered with, any text is possible; it is
   * shown unchanged.
   */
  action: z.string(),
  subject: z.nullable(
    z.object({ kind: z.string(), id: z.string(), name: z.string(), exists: z.boolean() }),
  ),
  address: z.string(),
  /** "Firefox, Linux"; empty if the browser did not send it. */
  device: z.string(),
  /** Address and device were erased after their retention period. */
  erased: z.boolean(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Events are counted up to this number: counting all of a long log takes seconds. */
export const MOST_COUNTED = 100_000;
/** A name is searched in so many of the newest events that match the other filters. */
export const MOST_SEARCHED = 50_000;

/** One page of the log, the newest event first. */
export const AuditPage = z.object({
  success: z.literal(true),
  data: z.array(AuditEntry),
  /** At most {@link MOST_COUNTED} if there is a filter. */
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** All events that the log can be filtered by. */
  actions: z.array(z.string()),
  /** All actors of the log with a recorded name, for the filter. */
  actors: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AuditPage = z.infer<typeof AuditPage>;

/** The result of verifying the whole chain. */
export const ChainReport = z.union([
  z.object({
    ok: z.literal(true),
    count: z.int(),
    /** The last event. A copy stored elsewhere shows when the chain was cut off. */
    head: z.nullable(z.object({ seq: z.int(), hash: z.string() })),
  }),
  z.object({
    ok: z.literal(false),
    /** The first event that is missing or changed. */
    seq: z.int(),
    why: z.enum(['missing', 'changed', 'keyMissing', 'otherThanNoted']),
  }),
]);
export type ChainReport = z.infer<typeof ChainReport>;

/**
 * Days are in Istanbul time, `YYYY-MM-DD`, both included. The API accepts only the events that the
 * features declare.
 */
export const AuditFilter = z.strictObject({
  action: z.optional(z.string().check(z.regex(/^[a-z]+\.[a-z]+$/i))),
  actor: z.optional(z.uuid()),
  subject: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  from: z.optional(dayField),
  to: z.optional(dayField),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
});
export type AuditFilter = z.infer<typeof AuditFilter>;

/** The audit log: administrators read and verify it, and each operation adds its own event. */
export const auditRoutes = contract(
  'audit',
  { right: auditRight },
  {
    list: {
      at: 'GET /audit',
      summary: 'One page of the audit log, newest first',
      query: AuditFilter,
      reply: whole(AuditPage),
    },
    verify: {
      at: 'GET /audit/verify',
      summary: 'Verify the whole chain',
      reply: one(ChainReport),
      rate: { max: 20, per: '1 minute' },
    },
  },
);

interface Personal {
  address: string;
  userAgent: string;
  subjectId: string;
  subjectName: string;
}

/**
 * An event without the data of a user who was not signed in. The name of an account is not removed.
 */
export const withoutOrigin = <T extends Personal>(row: T): T => ({
  ...row,
  address: '',
  userAgent: '',
  subjectName: row.subjectId === '' ? '' : row.subjectName,
});
