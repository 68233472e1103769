import { eq } from 'drizzle-orm';
import { notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { messageSubject } from '../audit-subject.ts';
import { canDeleteMessages } from '../policy.ts';
import { contactMessages as messages } from '../tables.server.ts';

/** Deletes a message with its replies, its timeline and its key. Throws 401, 403 or 404. */
export async function deleteMessage(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canDeleteMessages);
  await transact(op, async (tx) => {
    const [row] = await tx.delete(messages).where(eq(messages.id, id)).returning();
    if (!row) throw notFound();
    await recordEvent(tx, op, { action: 'message.delete', subject: messageSubject(row) });
  });
}
