import { and, eq } from 'drizzle-orm';
import type { EmailKind } from '../../platform/mail/email.server.ts';
import { isAddress } from '../../platform/mail/sender.ts';
import { getParty } from '../party/operations.server.ts';
import { recordEmail } from './inbox/record-email.server.ts';
import { decryptReply, decryptSender } from './secrets.server.ts';
import { contactMessages as messages, contactMessageReplies as replies } from './tables.server.ts';

/** The reply to a message. Its job has only ids; the texts are decrypted when it is sent. */
export const messageEmails: Record<string, EmailKind> = {
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
        .where(and(eq(replies.id, replyId), eq(messages.id, messageId)));
      if (!found?.contact_messages.recordKey) return null;
      const { contact_messages: message, contact_message_replies: reply } = found;
      const party = await getParty(op.db);
      const topic = party.topics.find(({ title }) => title === message.topic);
      const { name, email } = decryptSender(op.keys, message);
      return {
        to: { email, name },
        // An answer to the reply goes to the people of the topic.
        replyTo: [topic?.email, party.email].find((address) => address && isAddress(address)),
        texts: { reply: decryptReply(op.keys, message, reply) },
      };
    },
    sent: (op, { messageId = '', replyId = '' }) =>
      recordEmail(op, messageId, { kind: 'emailSent', replyId }),
    failed: (op, { messageId = '', replyId = '' }, fault) =>
      recordEmail(op, messageId, { kind: 'emailFailed', replyId, fault }),
  },
};
