import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { keyDestroyed } from '../../../platform/errors.ts';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { messageSubject } from '../audit-subject.ts';
import { REPLY_TEXT } from '../fields.server.ts';
import { canHandleMessages } from '../policy.ts';
import type { Message, NewReply } from '../schema.ts';
import { contactMessages as messages, contactMessageReplies as replies } from '../tables.server.ts';
import { addEvents } from '../timeline.server.ts';
import { lockMessage, movedTo } from './change.server.ts';
import { readMessage } from './details.server.ts';

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
        ...{ messageId, kind: 'replied', replyId: id },
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
