import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { conflict, keyDestroyed, notFound } from '../../platform/errors.ts';
import { queueEmail } from '../../platform/mail/email.server.ts';
import { type NotificationKind, notify } from '../../platform/notify.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { PersonalData } from '../../platform/personal-data.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { applicationsRight } from '../applications/policy.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { readSight, requireAssignable } from '../identity/users/operations.server.ts';
import type { ManyChange, Message, MessageChange, NewReply, NoteChange } from './contract.ts';
import { canDeleteMessages, canHandleMessages } from './policy.ts';
import { readMessage } from './read.server.ts';
import { decryptNote, REPLY_TEXT, SECRET_FIELDS } from './secrets.server.ts';
import type { State } from './states.ts';
import { contactMessages as messages, contactMessageReplies as replies } from './tables.server.ts';
import { addEvents, messageSubject } from './timeline.server.ts';

export const messageAssigned: NotificationKind = { name: 'messageAssigned', right: null };

type Row = typeof messages.$inferSelect;

interface Change {
  state?: State | undefined;
  assignedTo?: string | null | undefined;
}

/** The row, locked until the end of the transaction. Throws 404, or 409 for another version. */
async function lockMessage(
  tx: Transaction,
  op: Operation,
  id: string,
  version: number,
): Promise<Row> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for('update');
  if (!row) throw notFound();
  if (row.version !== version) throw conflict({ current: await readMessage(tx, op, id) });
  return row;
}

/**
 * Changes state and assignment. Throws 401, 403, 404, 422 for a user who may not read messages, or 409
 * with the `current` message.
 */
export async function changeMessage(
  op: Operation,
  id: string,
  { version, ...change }: MessageChange,
): Promise<Message> {
  requireThat(op.actor, canHandleMessages);
  return transact(op, async (tx) => {
    const row = await lockMessage(tx, op, id, version);
    await requireAssignable(tx, applicationsRight, change.assignedTo, {
      before: row.assignedTo,
      branchId: row.branchId,
    });
    const changed = await applyChange(tx, op, row, change);
    if (changed)
      await recordEvent(tx, op, {
        action: 'message.update',
        subject: messageSubject(row),
        ...changed,
      });
    return readMessage(tx, op, id);
  });
}

/**
 * Makes the same change to several messages and returns how many it has changed. Messages that no
 * longer exist are left out. Throws 401, 403 or 422.
 */
export async function changeMany(op: Operation, { ids, ...change }: ManyChange): Promise<number> {
  requireThat(op.actor, canHandleMessages);
  return transact(op, async (tx) => {
    await requireAssignable(tx, applicationsRight, change.assignedTo ?? null, {});
    const rows = await tx
      .select()
      .from(messages)
      .where(inArray(messages.id, ids))
      .orderBy(messages.id)
      .for('update');
    const sees = await readSight(tx, change.assignedTo ?? null);
    let count = 0;
    for (const row of rows)
      if (sees(row.branchId) && (await applyChange(tx, op, row, change))) count++;
    if (count > 0)
      await recordEvent(tx, op, { action: 'message.updateMany', after: { ...change, count } });
    return count;
  });
}

/** Returns what differs from before; null if nothing does. */
async function applyChange(tx: Transaction, op: Operation, row: Row, change: Change) {
  const { state = row.state, assignedTo = row.assignedTo } = change;
  const moves = state !== row.state;
  const assigns = assignedTo !== row.assignedTo;
  if (!moves && !assigns) return null;
  await tx
    .update(messages)
    .set({ assignedTo, ...(moves && movedTo(op, state)), version: sql`${messages.version} + 1` })
    .where(eq(messages.id, row.id));
  const { id: messageId, state: fromState } = row;
  await addEvents(tx, op, [
    ...(moves ? [{ messageId, kind: 'state' as const, fromState, toState: state }] : []),
    ...(assigns ? [{ messageId, kind: 'assigned' as const, assignedTo }] : []),
  ]);
  if (assigns && assignedTo)
    await notify(tx, op, {
      kind: messageAssigned,
      userId: assignedTo,
      path: `/dashboard/messages/${messageId}`,
      branchId: row.branchId,
    });
  const pick = (from: { state: State; assignedTo: string | null }) => ({
    ...(moves && { state: from.state }),
    ...(assigns && { assignedTo: from.assignedTo }),
  });
  return { before: pick(row), after: pick({ state, assignedTo }) };
}

/** The columns of a message in a new state. An answered message can be sent again. */
export const movedTo = (op: Operation, state: State) => ({
  state,
  stateChangedAt: op.now,
  ...(state === 'answered' && { submissionHash: null }),
});

/** Saves the note of the staff. Throws 401, 403, 404, or 409 with the `current` message. */
export async function saveNote(
  op: Operation,
  id: string,
  { note, version }: NoteChange,
): Promise<Message> {
  requireThat(op.actor, canHandleMessages);
  return transact(op, async (tx) => {
    const row = await lockMessage(tx, op, id, version);
    if (!row.recordKey) throw keyDestroyed();
    if (decryptNote(op.keys, row) === note) return readMessage(tx, op, id);
    const key = op.keys.recordKey(row.recordKey);
    await tx
      .update(messages)
      .set({
        note: note ? key.encrypt(SECRET_FIELDS.note, id, note) : null,
        noteBy: op.actor.kind === 'staff' ? op.actor.id : null,
        noteAt: op.now,
        version: sql`${messages.version} + 1`,
      })
      .where(eq(messages.id, id));
    await addEvents(tx, op, [{ messageId: id, kind: 'note' }]);
    await recordEvent(tx, op, { action: 'message.note', subject: messageSubject(row) });
    return readMessage(tx, op, id);
  });
}

/**
 * Replies by e-mail in the language of the message, which is then answered. The version makes sure
 * that a repeated request, or two users at the same time, send one e-mail. Throws 401, 403, 404, or
 * 409 with the `current` message.
 */
export async function sendReply(
  op: Operation,
  messageId: string,
  { text, version }: NewReply,
): Promise<Message> {
  requireThat(op.actor, canHandleMessages);
  return transact(op, async (tx) => {
    const row = await lockMessage(tx, op, messageId, version);
    if (!row.recordKey) throw keyDestroyed();
    const id = randomUUID();
    const by = op.actor.kind === 'staff' ? op.actor.id : null;
    const ciphertext = op.keys.recordKey(row.recordKey).encrypt(REPLY_TEXT, id, text);
    await tx.insert(replies).values({ id, messageId, text: ciphertext, by, at: op.now });
    const moves = row.state !== 'answered';
    await tx
      .update(messages)
      .set({ ...(moves && movedTo(op, 'answered')), version: sql`${messages.version} + 1` })
      .where(eq(messages.id, messageId));
    await addEvents(tx, op, [
      {
        messageId,
        kind: 'replied',
        replyId: id,
        ...(moves && { fromState: row.state, toState: 'answered' }),
      },
    ]);
    await queueEmail(tx, {
      kind: 'messageReply',
      values: { messageId, replyId: id, locale: row.locale, at: row.createdAt.toISOString() },
    });
    await recordEvent(tx, op, { action: 'message.reply', subject: messageSubject(row) });
    return readMessage(tx, op, messageId);
  });
}

/** Deletes a message with its replies, its timeline and its key. Throws 401, 403 or 404. */
export async function deleteMessage(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canDeleteMessages);
  await transact(op, async (tx) => {
    const [row] = await tx.delete(messages).where(eq(messages.id, id)).returning();
    if (!row) throw notFound();
    await recordEvent(tx, op, { action: 'message.delete', subject: messageSubject(row) });
  });
}

/** In days. What still waits for an answer stays. */
const DAYS: Partial<Record<State, number>> = { answered: 365, spam: 30 };

/** Messages, for the KVKK desk. They have no code by which people could name one. */
export const messageData: PersonalData = {
  kind: 'message',
  retention: {
    days: DAYS,
    async deleteSome(tx, _deletion, { state, before, atOnce }) {
      const old = tx
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.state, state as State), lt(messages.stateChangedAt, before)))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      const { rowCount } = await tx.delete(messages).where(inArray(messages.id, old));
      return rowCount ?? 0;
    },
  },
};
