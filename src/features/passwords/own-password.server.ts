import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { Invalid, unauthenticated } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { checkPassword } from '../../platform/password.server.ts';
import { type Allowance, forgetTries, spendTry } from '../attempts/operations.server.ts';
import { hasSession } from '../sessions/operations.server.ts';
import { users } from '../users/tables.server.ts';

/** Who found a desk left open guesses no more than this. */
const OWN_PASSWORD: Allowance = { name: 'own-password', tries: 10, withinMs: 15 * 60_000 };

/**
 * Asks for the password of who is signed in, before something that an open desk alone shall not do.
 * Answers its hash, for {@link requireUnchanged}.
 * @throws Invalid field `currentPassword`, rule `wrongPassword`; Refusal 401, 429
 */
export async function requireOwnPassword(op: Operation, currentPassword: string): Promise<string> {
  const { actor } = op;
  if (actor.kind !== 'staff') throw unauthenticated();
  await spendTry(op, OWN_PASSWORD, actor.id);
  const [user] = await op.db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, actor.id));
  const stored = user?.passwordHash ?? null;
  if (stored === null || !(await checkPassword(stored, currentPassword)))
    throw new Invalid({ currentPassword: { rule: 'wrongPassword' } });
  await forgetTries(op, OWN_PASSWORD, actor.id);
  return stored;
}

/**
 * Call it first in the transaction that the password was asked for: who chose another one since
 * then, or ended this session, wins. What would change either waits.
 * @throws Refusal 401
 */
export async function requireUnchanged(
  tx: Queryable,
  { actor }: Operation,
  checked: string,
): Promise<void> {
  if (actor.kind !== 'staff') throw unauthenticated();
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, actor.id), eq(users.passwordHash, checked)))
    .for('update');
  // Asked only now that the row is ours: who ends sessions has held it.
  if (!user || !(await hasSession(tx, actor))) throw unauthenticated();
}
