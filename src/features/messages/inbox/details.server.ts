import { asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { applicationsRight } from '../../applications/policy.ts';
import { listAssignable } from '../../identity/users/operations.server.ts';
import { canDeleteMessages, canHandleMessages } from '../policy.ts';
import type { Message } from '../schema.ts';
import { decryptNote, decryptReply, showSender } from '../secrets.server.ts';
import {
  contactMessageEvents as events,
  contactMessages as messages,
  contactMessageReplies as replies,
} from '../tables.server.ts';
import { personOf, toShared } from './rows.server.ts';

/** One message with its replies and its timeline. Throws 401, 403 or 404. */
export async function getMessage(op: Operation, id: string): Promise<Message> {
  requireThat(op.actor, canHandleMessages);
  return readMessage(op.db, op, id);
}

/** The same within a transaction, without the check of the actor. Throws 404. */
export async function readMessage(tx: Queryable, op: Operation, id: string): Promise<Message> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id));
  if (!row) throw notFound();
  const answers = await tx
    .select()
    .from(replies)
    .where(eq(replies.messageId, id))
    .orderBy(asc(replies.at), asc(replies.id));
  const happened = await tx
    .select()
    .from(events)
    .where(eq(events.messageId, id))
    .orderBy(desc(events.at), desc(events.seq));
  const people = [
    ...[row.assignedTo, row.noteBy],
    ...answers.map(({ by }) => by),
    ...happened.flatMap(({ actorId, assignedTo }) => [actorId, assignedTo]),
  ].filter((one) => one !== null);
  const names = await op.audit.actors.findNames(tx, people);
  const nameOf = (user: string | null) => (user && names.get(user)) ?? '';
  return {
    ...toShared(row, names),
    ...showSender(op.keys, row),
    note: decryptNote(op.keys, row),
    noteBy: personOf(row.noteBy, names),
    noteAt: row.noteAt?.toISOString() ?? null,
    replies: answers.map((reply) => ({
      id: reply.id,
      text: decryptReply(op.keys, row, reply),
      at: reply.at.toISOString(),
      byName: nameOf(reply.by),
    })),
    timeline: happened.map(({ messageId: _id, seq: _seq, actorId, assignedTo, ...event }) => ({
      ...event,
      at: event.at.toISOString(),
      actorName: nameOf(actorId),
      assignedName: nameOf(assignedTo),
    })),
    assignees: await listAssignable(tx, applicationsRight),
    can: { delete: canDeleteMessages(op.actor) },
  };
}
