import * as z from 'zod/mini';

/** What is written down. The part before the dot is the subject's feature. */
export const AUDIT_ACTIONS = [
  'auth.signIn',
  'auth.signInRefused',
  'auth.throttled',
  'auth.signOut',
  'auth.sessionsEnded',
  'auth.tokenReused',
  'auth.forbidden',
  'password.change',
  'password.resetAsked',
  'password.set',
  'password.invitation',
  'twoStep.on',
  'twoStep.off',
  'twoStep.recoveryCodes',
  'twoStep.roles',
  'user.create',
  'user.update',
  'user.delete',
  'account.update',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AuditEntry = z.object({
  seq: z.int(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  actor: z.nullable(z.object({ id: z.uuid(), name: z.string() })),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.nullable(z.object({ kind: z.string(), id: z.string(), name: z.string() })),
  address: z.string(),
  /** "Firefox, Linux"; empty when the browser did not say. */
  device: z.string(),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Days are those of Istanbul, `YYYY-MM-DD`, both included. */
export const AuditFilter = z.strictObject({
  action: z.optional(z.enum(AUDIT_ACTIONS)),
  actor: z.optional(z.uuid()),
  subject: z.optional(z.string().check(z.maxLength(100))),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
});
export type AuditFilter = z.infer<typeof AuditFilter>;
