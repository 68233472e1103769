import { sql } from 'drizzle-orm';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { canReceive } from '../emails.server.ts';
import { topicEmails } from '../tables.server.ts';

/** At most one e-mail in this time for a topic, however many messages arrive. */
const PAUSE = sql`interval '1 hour'`;

/**
 * Tells the address of a topic that a message has arrived: at once after a quiet hour, otherwise an
 * hour after the last e-mail, with the number of messages that have arrived by then.
 */
export async function tellTopic(
  tx: Transaction,
  { now }: Operation,
  { title, email }: { title: string; email: string },
): Promise<void> {
  if (!canReceive(email)) return;
  const { rows } = await tx.execute<{ before: Date | null; after: Date; isPlanned: boolean }>(sql`
    insert into ${topicEmails} as told (topic, sent_at) values (${title}, ${now})
    on conflict (topic) do update set sent_at = case
      when told.sent_at <= ${now}::timestamptz - ${PAUSE} then excluded.sent_at
      when told.sent_at > ${now} then told.sent_at
      else told.sent_at + ${PAUSE} end
    returning old.sent_at as before, new.sent_at as after,
      coalesce(old.sent_at > ${now}, false) as "isPlanned"`);
  const [told] = rows;
  if (!told || told.isPlanned) return;
  const since = told.before ? new Date(told.before).toISOString() : '';
  const startAt = new Date(told.after);
  await queueEmail(
    tx,
    { kind: 'messageArrived', values: { topic: title, since, at: now.toISOString() } },
    startAt > now ? { startAt } : {},
  );
}
