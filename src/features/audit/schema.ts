import * as z from 'zod/mini';

/** The actor of an event that the product itself caused. Of no account: those ids are random. */
export const SYSTEM_ID = '00000000-0000-0000-0000-000000000000';

export const AuditEntry = z.object({
  seq: z.int(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  /**
   * As they were named then; `exists` says whether there still is such an account. Null for a visitor;
   * the system has {@link SYSTEM_ID} and no name.
   */
  actor: z.nullable(z.object({ id: z.string(), name: z.string(), exists: z.boolean() })),
  /** An event that a feature declares, unless somebody tampered with the row: it is shown as it is. */
  action: z.string(),
  subject: z.nullable(
    z.object({ kind: z.string(), id: z.string(), name: z.string(), exists: z.boolean() }),
  ),
  address: z.string(),
  /** "Firefox, Linux"; empty when the browser did not say. */
  device: z.string(),
  /** Address and device were kept as long as they may be, and then erased. */
  erased: z.boolean(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** One page of the log, newest first. */
export const AuditPage = z.object({
  success: z.literal(true),
  data: z.array(AuditEntry),
  total: z.int(),
  page: z.int(),
  pageSize: z.int(),
  /** Every event that can be filtered by. */
  actions: z.array(z.string()),
  /** Everybody who stands in the log, as they were last named, for choosing one. */
  actors: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type AuditPage = z.infer<typeof AuditPage>;

/** What following the whole chain came to. */
export const ChainReport = z.union([
  z.object({
    ok: z.literal(true),
    count: z.int(),
    /** The last event: kept elsewhere, it shows a chain that was cut off. */
    head: z.nullable(z.object({ seq: z.int(), hash: z.string() })),
  }),
  z.object({
    ok: z.literal(false),
    /** The first event that is missing or not what was written. */
    seq: z.int(),
    why: z.enum(['missing', 'changed', 'keyMissing', 'otherThanNoted']),
  }),
]);
export type ChainReport = z.infer<typeof ChainReport>;

/** In a century that PostgreSQL and JavaScript write alike. */
const day = z.iso.date().check(z.refine((text) => /^2[01]/.test(text)));

/**
 * Days are those of Istanbul, `YYYY-MM-DD`, both included. The API accepts only those events that the
 * features declare.
 */
export const AuditFilter = z.strictObject({
  action: z.optional(z.string().check(z.regex(/^[a-z]+\.[a-z]+$/i))),
  actor: z.optional(z.uuid()),
  subject: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  from: z.optional(day),
  to: z.optional(day),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
});
export type AuditFilter = z.infer<typeof AuditFilter>;
