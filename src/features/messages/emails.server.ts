import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { branches } from '../../platform/branches/tables.server.ts';
import { DEFAULT_LOCALE } from '../../platform/i18n/locales.ts';
import type { EmailFault, EmailKind } from '../../platform/mail/email.server.ts';
import { isAddress } from '../../platform/mail/sender.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { getParty, isDemoAddress } from '../party/operations.server.ts';
import { movedTo } from './change.server.ts';
import { decryptReply, decryptSender } from './secrets.server.ts';
import { contactMessages as messages, contactMessageReplies as replies } from './tables.server.ts';
import { addEvents } from './timeline.server.ts';

/** Whether the party can receive e-mails at this address of its data. */
export const canReceive = (address: string | undefined): address is string =>
  address !== undefined && isAddress(address) && !isDemoAddress(address);

/** The reply to a message. Its job has only ids; the texts are decrypted when it is sent. */
const messageReply: Record<string, EmailKind> = {
  messageReply: {
    texts: 'messageEmails',
    placeholders: {
      reply: 'Toplantımız cumartesi günü saat 14.00’te. Bekleriz.',
    },
    isDated: true,
    isSentOnce: true,
    hasAction: false,
    async read(op, { messageId = '', replyId = '' }) {
      const [found] = await op.db
        .select()
        .from(replies)
        .innerJoin(messages, eq(messages.id, replies.messageId))
        .leftJoin(branches, eq(branches.id, messages.branchId))
        .where(and(eq(replies.id, replyId), eq(messages.id, messageId)));
      if (!found?.contact_messages.recordKey) return null;
      const { contact_messages: message, contact_message_replies: reply } = found;
      const party = await getParty(op.db);
      const topic = party.topics.find(({ title }) => title === message.topic);
      const { name, email } = decryptSender(op.keys, message);
      return {
        to: { email, name },
        // An answer to the reply goes to the branch, or to the people of the topic.
        replyTo: [found.branches?.email, topic?.email, party.email].find(canReceive),
        texts: { reply: decryptReply(op.keys, message, reply) },
      };
    },
    sent: (op, { messageId = '', replyId = '' }) =>
      recordEmail(op, messageId, { kind: 'emailSent', replyId }),
    failed: (op, { messageId = '', replyId = '' }, fault) =>
      recordEmail(op, messageId, { kind: 'emailFailed', replyId, fault }),
  },
};

/**
 * Tells the address of a topic that messages have arrived. Nothing of them is in the e-mail, because
 * its mailbox is outside the encrypted inbox and of its deletion.
 */
const messageArrived = (publicUrl: string): EmailKind => ({
  texts: 'messageEmails',
  placeholders: { topic: 'Basın', count: '2' },
  isDated: true,
  isSentOnce: true,
  hasAction: true,
  async read(op, { topic: title = '', since = '' }) {
    const party = await getParty(op.db);
    const topic = party.topics.find((one) => one.title === title);
    if (!topic || !canReceive(topic.email)) return null;
    const count = await op.db.$count(
      messages,
      and(
        eq(messages.topic, title),
        isNull(messages.branchId),
        ne(messages.state, 'spam'),
        since ? gt(messages.createdAt, new Date(since)) : undefined,
      ),
    );
    if (count === 0) return null;
    const query = new URLSearchParams({ topic: title });
    return {
      locale: DEFAULT_LOCALE,
      to: { email: topic.email, name: title },
      values: { topic: title, count: String(count) },
      href: `${publicUrl}/dashboard/messages?${query}`,
    };
  },
});

export const messageEmails = (publicUrl: string): Record<string, EmailKind> => ({
  ...messageReply,
  messageArrived: messageArrived(publicUrl),
});

type Result =
  | { kind: 'emailSent'; replyId: string }
  | { kind: 'emailFailed'; replyId: string; fault: EmailFault };

/**
 * Records what became of the e-mail with a reply. If it was not sent, an answered message is in
 * progress again. Does nothing for a message that was deleted.
 */
async function recordEmail(op: Operation, messageId: string, result: Result): Promise<void> {
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
        messageId,
        ...result,
        ...(isOpenAgain && { fromState: 'answered', toState: 'inProgress' }),
      },
    ]);
  });
}
