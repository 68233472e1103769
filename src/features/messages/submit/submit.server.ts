import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { Invalid } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { notify } from '../../../platform/notify.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { getParty } from '../../party/operations.server.ts';
import { SECRET_FIELDS, SUBMISSION } from '../fields.server.ts';
import { messageNew } from '../notifications.server.ts';
import { OTHER_TOPIC } from '../states.ts';
import { contactMessages } from '../tables.server.ts';
import { addEvents } from '../timeline.server.ts';
import type { ContactForm } from './schema.ts';
import { tellTopic } from './tell-topic.server.ts';

export interface Submitted {
  locale: Locale;
  /** The information notice as it was shown. */
  notice?: { version: number; hash: string } | undefined;
  /** Runs in the transaction that adds the row, and not if the same form was sent before. */
  use?: ((tx: Transaction) => Promise<void>) | undefined;
}

/**
 * Stores a message and returns its id. The same form that is sent again before its message was
 * answered returns the id of the first. Throws 422 for a topic that the party does not have.
 */
export async function submitMessage(
  op: Operation,
  input: Omit<ContactForm, 'noticeShown'>,
  { locale, notice, use }: Submitted,
): Promise<string> {
  const { name, email, phone, topic, text } = input;
  const { topics } = await getParty(op.db);
  const chosen = topics.find(({ title }) => title === topic);
  if (!chosen && topic !== OTHER_TOPIC) throw new Invalid({ topic: { rule: 'notAllowed' } });
  const id = randomUUID();
  const form = JSON.stringify([name, email, phone, topic, text]);
  const submissionHash = op.keys.hash(SUBMISSION, form);
  return transact(op, async (tx) => {
    const key = await op.keys.makeRecordKey(tx);
    const [row] = await tx
      .insert(contactMessages)
      .values({
        ...{ id, topic, locale, submissionHash },
        name: key.encrypt(SECRET_FIELDS.name, id, name),
        email: key.encrypt(SECRET_FIELDS.email, id, email),
        phone: key.encrypt(SECRET_FIELDS.phone, id, phone),
        text: key.encrypt(SECRET_FIELDS.text, id, text),
        noticeVersion: notice?.version ?? null,
        noticeHash: notice?.hash ?? null,
        createdAt: op.now,
        stateChangedAt: op.now,
        recordKey: key.wrapped,
      })
      .onConflictDoNothing({ target: contactMessages.submissionHash })
      .returning({ id: contactMessages.id });
    if (!row) return findSame(tx, submissionHash);
    await use?.(tx);
    await addEvents(tx, op, [{ messageId: id, kind: 'submitted', toState: 'new' }]);
    await notify(tx, op, { kind: messageNew, path: '/dashboard/messages' });
    if (chosen) await tellTopic(tx, op, chosen);
    return row.id;
  });
}

type Hash = NonNullable<(typeof contactMessages.$inferSelect)['submissionHash']>;

async function findSame(tx: Transaction, hash: Hash): Promise<string> {
  const [row] = await tx
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(eq(contactMessages.submissionHash, hash));
  // It was answered or deleted in this moment: the sender has lost nothing.
  return row?.id ?? '';
}
