import { unauthenticated } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { hashPassword } from '../../../platform/password.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { userSubject } from '../users/audit-subject.server.ts';
import { requireOwnPassword, requireUnchanged } from './own-password.server.ts';
import { requireStrongPassword } from './require-strong.server.ts';
import { storePassword } from './store-password.server.ts';

/**
 * Changes the password of the signed-in user and ends all other sessions of this user.
 * @throws Invalid `currentPassword` or `password`; Refusal 401, 429
 */
export async function changePassword(
  op: Operation,
  { currentPassword, password }: { currentPassword: string; password: string },
  locale: Locale,
): Promise<void> {
  const { actor } = op;
  if (actor.kind !== 'staff') throw unauthenticated();
  const user = await requireOwnPassword(op, currentPassword);
  await requireStrongPassword(op, password, user);
  const passwordHash = await hashPassword(password);
  await transact(op, async (tx) => {
    await requireUnchanged(tx, op, user);
    const exceptSessionId = actor.sessionId;
    await storePassword(tx, op, { userId: actor.id, passwordHash, locale, exceptSessionId });
    await recordEvent(tx, op, { action: 'password.change', subject: userSubject(user) });
  });
}
