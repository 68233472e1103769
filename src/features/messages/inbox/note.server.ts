import { eq, sql } from 'drizzle-orm';
import { keyDestroyed } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { messageSubject } from '../audit-subject.ts';
import { SECRET_FIELDS } from '../fields.server.ts';
import { canHandleMessages } from '../policy.ts';
import type { Message, NoteChange } from '../schema.ts';
import { decryptNote } from '../secrets.server.ts';
import { contactMessages as messages } from '../tables.server.ts';
import { addEvents } from '../timeline.server.ts';
import { lockMessage } from './change.server.ts';
import { readMessage } from './details.server.ts';

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
