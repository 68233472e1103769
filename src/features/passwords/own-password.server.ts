import { eq } from 'drizzle-orm';
import { Invalid, unauthenticated } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { checkPassword } from '../../platform/password.server.ts';
import { type Allowance, forgetTries, spendTry } from '../attempts/operations.server.ts';
import { users } from '../users/tables.server.ts';

/** Who found a desk left open guesses no more than this. */
const OWN_PASSWORD: Allowance = { name: 'own-password', tries: 10, withinMs: 15 * 60_000 };

/**
 * Asks for the password of who is signed in, before something that an open desk alone shall not do.
 * @throws Invalid field `currentPassword`, rule `wrongPassword`; Refusal 401, 429
 */
export async function requireOwnPassword(op: Operation, currentPassword: string): Promise<void> {
  const { actor } = op;
  if (actor.kind !== 'staff') throw unauthenticated();
  await spendTry(op, OWN_PASSWORD, actor.id);
  const [user] = await op.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, actor.id));
  if (!(await checkPassword(user?.passwordHash ?? null, currentPassword)))
    throw new Invalid({ currentPassword: { rule: 'wrongPassword' } });
  await forgetTries(op, OWN_PASSWORD, actor.id);
}
