import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../platform/actor.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { RecordKey } from '../../platform/encryption/record-key.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { EVENT_CHANGES, EVENT_MESSAGE, EVENT_REASON } from './secrets.server.ts';
import { applicationEvents, applications } from './tables.server.ts';
import type { Changes } from './timeline.ts';

type Row = typeof applicationEvents.$inferInsert;

export type TimelineEvent = Pick<Row, 'kind' | 'fromStatus' | 'toStatus' | 'details'> & {
  /** Free text about it; stored encrypted. */
  reason?: string | undefined;
  /** Stored encrypted: without them nobody could say what the applicant had sent. */
  changes?: Changes;
  /** What the applicant reads about it; stored encrypted. */
  message?: string | undefined;
};

const actorKindOf = ({ kind }: Actor): Row['actorKind'] =>
  kind === 'visitor' ? 'applicant' : kind;

/** Adds an event to the timeline of an application; returns its id. A visitor is the applicant. */
export async function addEvent(
  tx: Queryable,
  { actor, now }: Pick<Operation, 'actor' | 'now'>,
  application: { id: string; key: RecordKey },
  { reason, message, changes, ...event }: TimelineEvent,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(applicationEvents).values({
    id,
    applicationId: application.id,
    at: now,
    actorKind: actorKindOf(actor),
    actorId: actor.kind === 'staff' ? actor.id : null,
    ...event,
    reason: reason ? application.key.encrypt(EVENT_REASON, id, reason) : null,
    changes: changes ? application.key.encrypt(EVENT_CHANGES, id, JSON.stringify(changes)) : null,
    message: message ? application.key.encrypt(EVENT_MESSAGE, id, message) : null,
  });
  return id;
}

/** The same for an event on its own; nothing if the application or its key is gone. */
export async function addEventTo(op: Operation, id: string, event: TimelineEvent): Promise<void> {
  const [row] = await op.db
    .select({ recordKey: applications.recordKey })
    .from(applications)
    .where(eq(applications.id, id));
  if (row?.recordKey)
    await addEvent(op.db, op, { id, key: op.keys.recordKey(row.recordKey) }, event);
}

/** What changes in these fields. */
export const changesOf = (
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  fields: readonly string[],
): Changes =>
  Object.fromEntries(
    fields.map((name) => [name, [String(before[name] ?? ''), String(after[name] ?? '')]]),
  );
