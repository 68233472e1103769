import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { RecordKey } from '../../platform/encryption/record-key.server.ts';
import type { Actor, Operation } from '../../platform/operation.server.ts';
import { EVENT_MESSAGE, EVENT_REASON } from './fields.server.ts';
import { applicationEvents } from './tables.server.ts';

type Row = typeof applicationEvents.$inferInsert;

export type TimelineEvent = Pick<Row, 'kind' | 'fromStatus' | 'toStatus' | 'details'> & {
  /** Free text about it; stored encrypted. */
  reason?: string | undefined;
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
  { reason, message, ...event }: TimelineEvent,
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
    message: message ? application.key.encrypt(EVENT_MESSAGE, id, message) : null,
  });
  return id;
}
