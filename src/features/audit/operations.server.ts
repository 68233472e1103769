import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { AuditAction, AuditSubjectKind } from '../../platform/audit-events.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { lockFor } from '../../platform/database/locks.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Head } from '../../platform/stored-head.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { createSeal } from './chain.server.ts';
import { SYSTEM_ID } from './contract.ts';
import { auditEvents } from './tables.server.ts';

export interface AuditEvent {
  action: AuditAction;
  subject?: { kind: AuditSubjectKind; id: string; name: string } | null;
  /** Only the changed values, without secrets. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** The actor, if the operation has none yet, for example after a sign-in. */
  by?: { id: string; name: string };
}

/**
 * Writes an event into the chain. Call it last in a transaction of `transact`: every other event
 * waits from here until the commit. Locking a row after this call can cause a deadlock, because the
 * transaction of a waiting event may already hold that row.
 */
export const recordEvent = (tx: Transaction, op: Operation, event: AuditEvent): Promise<void> =>
  recordEvents(tx, op, [event]);

/** The same for several events of one change, in their order. */
export async function recordEvents(
  tx: Transaction,
  op: Operation,
  events: AuditEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const [actor, last] = await Promise.all([nameActor(tx, op), lockChain(tx)]);
  const plain = events.map((event) => plainRow(op, event, event.by ?? actor));
  const seal = createSeal(op.keys);
  let { seq, hash } = last ?? { seq: 0, hash: null };
  const rows = plain.map((values) => {
    const row = { seq: ++seq, ...values };
    hash = seal(hash, row);
    return { ...row, hash };
  });
  await tx.insert(auditEvents).values(rows);
  // Copies outside the database show when the chain was cut off or rewritten.
  const heads = rows.map((row) => ({ seq: row.seq, hash: row.hash.toString('hex') }));
  tx.afterCommit(() => {
    for (const head of heads) op.log(head, 'audit');
    op.noteHead(heads.at(-1) as Head);
  });
}

/** The last event, which stays the last one until the transaction ends. Null for an empty log. */
async function lockChain(tx: Transaction): Promise<{ seq: number; hash: Buffer } | null> {
  // Sent together, in this order: the event is read when the lock has been obtained.
  const [, [last]] = await Promise.all([
    lockFor(tx, 'audit chain'),
    tx
      .select({ seq: auditEvents.seq, hash: auditEvents.hash })
      .from(auditEvents)
      .orderBy(desc(auditEvents.seq))
      .limit(1)
      .execute(),
  ]);
  return last ?? null;
}

const plainRow = (
  op: Operation,
  { action, subject, before, after }: AuditEvent,
  by: { id: string; name: string } | null,
) => ({
  at: op.now,
  actorId: by?.id ?? null,
  actorName: storable(by?.name ?? ''),
  action,
  subjectKind: subject?.kind ?? '',
  subjectId: storable(subject?.id ?? ''),
  subjectName: storable(subject?.name ?? ''),
  address: op.from.address,
  userAgent: storable(op.from.userAgent),
  before: safeValues(before),
  after: safeValues(after),
  keyVersion: op.keys.newest,
});

async function nameActor(tx: Queryable, { actor, audit }: Operation) {
  if (actor.kind === 'system') return { id: SYSTEM_ID, name: '' };
  if (actor.kind === 'visitor') return null;
  const names = await audit.actors.findNames(tx, [actor.id]);
  return { id: actor.id, name: names.get(actor.id) ?? '' };
}

/**
 * Whether this actor has recorded one of these actions on this subject since the given time. It is
 * for frequent actions, of which only the first in a period is recorded. It takes no lock.
 */
export async function hasRecorded(
  tx: Queryable,
  { actor }: Operation,
  wanted: { actions: AuditAction[]; kind: AuditSubjectKind; id: string; since: Date },
): Promise<boolean> {
  if (actor.kind !== 'staff') return false;
  const rows = await tx
    .select({ seq: auditEvents.seq })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.subjectKind, wanted.kind),
        eq(auditEvents.subjectId, wanted.id),
        eq(auditEvents.actorId, actor.id),
        inArray(auditEvents.action, wanted.actions),
        gt(auditEvents.at, wanted.since),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** The last row, without waiting for events that are being written. Null for an empty log. */
export async function readHead(db: Queryable): Promise<Head | null> {
  const [last] = await db
    .select({ seq: auditEvents.seq, hash: auditEvents.hash })
    .from(auditEvents)
    .orderBy(desc(auditEvents.seq))
    .limit(1);
  return last ? { seq: last.seq, hash: last.hash.toString('hex') } : null;
}

/** Whether the log contains exactly this row. */
export async function hasEvent(tx: Queryable, { seq, hash }: Head): Promise<boolean> {
  const rows = await tx
    .select({ seq: auditEvents.seq })
    .from(auditEvents)
    .where(and(eq(auditEvents.seq, seq), eq(auditEvents.hash, Buffer.from(hash, 'hex'))));
  return rows.length > 0;
}

const SECRET = new Set(
  'password passwords parola hash hashes secret secrets token tokens code codes cookie cookies otp'.split(
    ' ',
  ),
);

/** The words of a key: "recoveryCodes" → recovery, codes */
const wordsOf = (key: string): string[] => key.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];

/** Events are stored for longer than the data they describe, so they must not contain secrets. */
function refuseSecrets(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    // A boolean is allowed, because it only shows whether a secret exists: `hasPassword`.
    if (typeof part !== 'boolean' && wordsOf(key).some((word) => SECRET.has(word.toLowerCase())))
      throw new Error(`An audit event must not hold ${key}.`);
    refuseSecrets(part);
  }
}

/** Text as PostgreSQL returns it: without NUL and without unpaired surrogates. */
const storable = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed();

/**
 * Values as jsonb returns them, so that a row has the same text when it is read as when it was
 * sealed: dates become text, and values that JSON does not support are removed.
 * @throws where a key names a secret
 */
function safeValues(values: Record<string, unknown> | undefined) {
  if (!values) return null;
  refuseSecrets(values);
  const text = JSON.stringify(values, (_key, part: unknown) =>
    typeof part === 'string' ? storable(part) : part,
  );
  return JSON.parse(text) as Record<string, unknown>;
}
