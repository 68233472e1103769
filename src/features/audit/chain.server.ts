import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import type { auditEvents } from './tables.server.ts';

export type AuditRow = typeof auditEvents.$inferSelect;
type Unsealed = Omit<AuditRow, 'hash' | 'erasedAt' | 'erasedSeal'>;
type Erased = Omit<AuditRow, 'erasedSeal'>;

/** Sorts the keys at every depth, because jsonb does not preserve their order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, part]) => [key, inOrder(part)]));
}

/**
 * The text of a row that is sealed. The fields are listed one by one, so that a column added later
 * does not change the text of older rows.
 */
const textOf = (row: Unsealed): string =>
  JSON.stringify([
    row.seq,
    row.at.toISOString(),
    row.actorId,
    row.actorName,
    row.action,
    row.subjectKind,
    row.subjectId,
    row.subjectName,
    row.address,
    row.userAgent,
    inOrder(row.before),
    inOrder(row.after),
    row.keyVersion,
  ]);

/** The keys for one purpose; the key of each version is derived once. */
function keysFor(keys: Keyring, purpose: string): (version: number) => KeyObject {
  const derived = new Map<number, KeyObject>();
  return (version) => {
    const known = derived.get(version);
    if (known) return known;
    // A key object is five times cheaper than passing the raw bytes for each row.
    const made = createSecretKey(keys.derive(purpose, version));
    derived.set(version, made);
    return made;
  };
}

/** Seals rows under one set of keys. */
export function createSeal(keys: Keyring): (previous: Buffer | null, row: Unsealed) => Buffer {
  const keyOf = keysFor(keys, 'audit-chain');
  /**
   * HMAC-SHA-256 over the hash of the previous event (nothing for the first event) and all fields
   * of this event.
   */
  return (previous, row) =>
    createHmac('sha256', keyOf(row.keyVersion))
      .update(previous ?? '')
      .update(textOf(row))
      .digest();
}

/**
 * Seals what is left of a row after its origin was erased. The seal includes the row's original
 * hash, so that neither can be exchanged, and the previous row's hash, so that the row cannot be
 * moved.
 */
export function createErasureSeal(keys: Keyring): (previous: Buffer | null, row: Erased) => Buffer {
  const keyOf = keysFor(keys, 'audit-erasure');
  return (previous, row) =>
    createHmac('sha256', keyOf(row.keyVersion))
      .update(previous ?? '')
      .update(row.hash)
      .update(JSON.stringify([row.erasedAt?.toISOString(), textOf(row)]))
      .digest();
}
