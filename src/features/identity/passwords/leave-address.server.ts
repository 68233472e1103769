import type { Locale } from '../../../platform/i18n/locales.ts';
import { queueEmail } from '../../../platform/mail/queue-email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { endLinksOf } from './links.server.ts';

/**
 * Ends all links that were sent to the old address of a user, and sends a notice to that address.
 */
export async function leaveAddress(
  tx: Transaction,
  op: Operation,
  { id, to, locale }: { id: string; to: string; locale: Locale },
): Promise<void> {
  await endLinksOf(tx, op.now, id);
  const values = { userId: id, to, locale, at: op.now.toISOString() };
  await queueEmail(tx, { kind: 'emailChanged', values });
}
