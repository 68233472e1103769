import { eq, sql } from 'drizzle-orm';
import type { EmailFault } from '../../../platform/mail/email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { contactMessages as messages } from '../tables.server.ts';
import { addEvents } from '../timeline.server.ts';
import { movedTo } from './change.server.ts';

type Result =
  | { kind: 'emailSent'; replyId: string }
  | { kind: 'emailFailed'; replyId: string; fault: EmailFault };

/**
 * Records what became of the e-mail with a reply. If it was not sent, an answered message is in
 * progress again. Does nothing for a message that was deleted.
 */
export async function recordEmail(op: Operation, messageId: string, result: Result): Promise<void> {
  await transact(op, async (tx) => {
    const [row] = await tx.select().from(messages).where(eq(messages.id, messageId)).for('update');
    if (!row) return;
    const isOpenAgain = result.kind === 'emailFailed' && row.state === 'answered';
    if (isOpenAgain)
      await tx
        .update(messages)
        .set({ ...movedTo(op, 'inProgress'), version: sql`${messages.version} + 1` })
        .where(eq(messages.id, messageId));
    await addEvents(tx, op, [
      {
        ...{ messageId, ...result },
        ...(isOpenAgain && { fromState: 'answered', toState: 'inProgress' }),
      },
    ]);
  });
}
