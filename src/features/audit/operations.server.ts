import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { displayName } from '../../platform/display-name.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { users } from '../users/tables.server.ts';
import { hashOf } from './chain.server.ts';
import type { AuditAction } from './schema.ts';
import { auditEvents } from './tables.server.ts';

const CHAIN_LOCK = 7_305_010;

export interface AuditEvent {
  action: AuditAction;
  subject?: { kind: 'user' | 'session' | 'setting' | 'route'; id: string; name: string };
  /** Only what changed, without secrets. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Who did it where the operation has no actor yet, as when somebody has just signed in. */
  by?: { id: string; name: string };
}

/**
 * Writes an event into the chain. Call it last in the transaction of what it tells of: from here to
 * the commit, every other event waits.
 */
export async function recordEvent(tx: Queryable, op: Operation, event: AuditEvent): Promise<void> {
  const by = event.by ?? (await actorOf(tx, op));
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  const [last] = await tx
    .select({ seq: auditEvents.seq, hash: auditEvents.hash })
    .from(auditEvents)
    .orderBy(desc(auditEvents.seq))
    .limit(1);
  const row = {
    seq: (last?.seq ?? 0) + 1,
    at: op.now,
    actorId: by?.id ?? null,
    actorName: by?.name ?? '',
    action: event.action,
    subjectKind: event.subject?.kind ?? '',
    subjectId: event.subject?.id ?? '',
    subjectName: event.subject?.name ?? '',
    address: op.from.address,
    userAgent: op.from.userAgent,
    before: event.before ?? null,
    after: event.after ?? null,
    keyVersion: op.keys.newest,
  };
  const hash = hashOf(op.keys, last?.hash ?? Buffer.alloc(0), row);
  await tx.insert(auditEvents).values({ ...row, hash });
}

async function actorOf(tx: Queryable, { actor }: Operation) {
  if (actor.kind === 'visitor') return null;
  const [user] = await tx
    .select({ name: users.name, surname: users.surname, username: users.username })
    .from(users)
    .where(eq(users.id, actor.id));
  return { id: actor.id, name: user ? displayName(user) : '' };
}
