import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import type { auditEvents } from './tables.server.ts';

export type AuditRow = typeof auditEvents.$inferSelect;
type Unsealed = Omit<AuditRow, 'hash' | 'erasedAt' | 'erasedSeal'>;
type Erased = Omit<AuditRow, 'erasedSeal'>;

/** Keys in order at every depth, since jsonb keeps no order of its own. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, part]) => [key, inOrder(part)]));
}

/**
 * The one text of a row. Its fields stand one by one: a column added later is no part of what older
 * rows were sealed with.
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

/** The keys of one purpose, each version's derived once. */
function keysFor(keys: Keyring, purpose: string): (version: number) => KeyObject {
  const derived = new Map<number, KeyObject>();
  return (version) => {
    const known = derived.get(version);
    if (known) return known;
    // Taking up a key object costs a fifth of taking up its bytes anew for each row.
    const made = createSecretKey(keys.derive(purpose, version));
    derived.set(version, made);
    return made;
  };
}

/** Seals rows under one set of keys. */
export function createSeal(keys: Keyring): (previous: Buffer | null, row: Unsealed) => Buffer {
  const keyOf = keysFor(keys, 'audit-chain');
  /** HMAC-SHA-256 over the hash of the event before (nothing for the first) and all of this one. */
  return (previous, row) =>
    createHmac('sha256', keyOf(row.keyVersion))
      .update(previous ?? '')
      .update(textOf(row))
      .digest();
}

/**
 * Seals what is left of a row whose origin was erased: together with the hash that the row had, so
 * that neither can be exchanged, and with the one before it, so that it keeps its place.
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
