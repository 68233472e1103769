import { eq } from 'drizzle-orm';
import { displayName } from '../../platform/display-name.ts';
import { unauthenticated } from '../../platform/errors.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import { type Operation, transact } from '../../platform/operation.server.ts';
import { hashPassword } from '../../platform/password.server.ts';
import { recordEvent } from '../audit/operations.server.ts';
import { users } from '../users/tables.server.ts';
import { requireOwnPassword, requireUnchanged } from './own-password.server.ts';
import { storePassword } from './store-password.server.ts';
import { requireUncommon } from './uncommon.server.ts';

/**
 * Changes the own password; every other session of this person ends.
 * @throws Invalid `currentPassword` or `password`; Refusal 401, 429
 */
export async function changePassword(
  op: Operation,
  { currentPassword, password }: { currentPassword: string; password: string },
  locale: Locale,
): Promise<void> {
  const { actor } = op;
  if (actor.kind !== 'staff') throw unauthenticated();
  const checked = await requireOwnPassword(op, currentPassword);
  const [user] = await op.db.select().from(users).where(eq(users.id, actor.id));
  if (!user) throw unauthenticated();
  await requireUncommon(op.db, password, user);
  const passwordHash = await hashPassword(password);
  await transact(op, async (tx) => {
    await requireUnchanged(tx, op, checked);
    const exceptSessionId = actor.sessionId;
    await storePassword(tx, op, { userId: actor.id, passwordHash, locale, exceptSessionId });
    const subject = { kind: 'user' as const, id: user.id, name: displayName(user) };
    await recordEvent(tx, op, { action: 'password.change', subject });
  });
}
