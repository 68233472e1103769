import { createHmac } from 'node:crypto';
import type { FieldKeys } from '../../platform/encryption/field-keys.server.ts';
import type { auditEvents } from './tables.server.ts';

export type AuditRow = typeof auditEvents.$inferSelect;

/** Keys in order at every depth, since jsonb keeps no order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, part]) => [key, inOrder(part)]));
}

/** HMAC-SHA-256 over the hash of the event before (empty for the first) and all of this one. */
export function hashOf(keys: FieldKeys, previous: Buffer, row: Omit<AuditRow, 'hash'>): Buffer {
  const { before, after, at, ...plain } = row;
  const whole = { ...plain, at: at.toISOString(), before: inOrder(before), after: inOrder(after) };
  return createHmac('sha256', keys.derive('audit-chain', row.keyVersion))
    .update(previous)
    .update(JSON.stringify(inOrder(whole)))
    .digest();
}
