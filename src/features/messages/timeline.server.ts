import type { Queryable } from '../../platform/database/client.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { contactMessageEvents } from './tables.server.ts';

type Row = typeof contactMessageEvents.$inferInsert;
type Event = Pick<Row, 'kind' | 'fromState' | 'toState' | 'assignedTo' | 'fault' | 'replyId'>;

/** Adds an event to the timelines of these messages. A visitor is the sender. */
export async function addEvents(
  tx: Queryable,
  { actor, now }: Pick<Operation, 'actor' | 'now'>,
  events: readonly (Event & { messageId: string })[],
): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(contactMessageEvents).values(
    events.map((event) => ({
      ...event,
      at: now,
      actorKind: actor.kind === 'visitor' ? ('sender' as const) : actor.kind,
      actorId: actor.kind === 'staff' ? actor.id : null,
    })),
  );
}

/** A message as the subject of an event. It has no name of its own. */
export const messageSubject = ({ id }: { id: string }) =>
  ({ kind: 'message', id, name: id.slice(0, 8) }) as const;
