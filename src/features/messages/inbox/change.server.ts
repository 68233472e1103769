import { eq, inArray, sql } from 'drizzle-orm';
import { conflict, notFound } from '../../../platform/errors.ts';
import { notify } from '../../../platform/notify.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { applicationsRight } from '../../applications/policy.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { requireAssignable } from '../../identity/users/operations.server.ts';
import { messageSubject } from '../audit-subject.ts';
import { messageAssigned } from '../notifications.server.ts';
import { canHandleMessages } from '../policy.ts';
import type { ManyChange, Message, MessageChange } from '../schema.ts';
import type { State } from '../states.ts';
import { contactMessages as messages } from '../tables.server.ts';
import { addEvents } from '../timeline.server.ts';
import { readMessage } from './details.server.ts';

type Row = typeof messages.$inferSelect;
interface Change {
  state?: State | undefined;
  assignedTo?: string | null | undefined;
}

/** The row, locked until the end of the transaction. Throws 404, or 409 for another version. */
export async function lockMessage(
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
    await requireAssignable(tx, applicationsRight, change.assignedTo, row.assignedTo);
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
    await requireAssignable(tx, applicationsRight, change.assignedTo ?? null);
    const rows = await tx
      .select()
      .from(messages)
      .where(inArray(messages.id, ids))
      .orderBy(messages.id)
      .for('update');
    let count = 0;
    for (const row of rows) if (await applyChange(tx, op, row, change)) count++;
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
