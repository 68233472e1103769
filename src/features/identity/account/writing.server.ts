import { eq } from 'drizzle-orm';
import type { Actor } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { unauthenticated } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireStaff } from '../../../platform/require.ts';
import { may, ownRight } from '../../../platform/rights.ts';
import { transact } from '../../../platform/transaction.server.ts';
import type { Writing } from '../../../platform/writing-contract.ts';
import { users } from '../users/tables.server.ts';

const mayChoose = (actor: Actor) => may(actor, ownRight);

/** How a user writes texts. Throws 401 if there is no such user. */
export async function readWriting(tx: Queryable, id: string): Promise<Writing> {
  const { writesMarkdown } = users;
  const [row] = await tx.select({ writesMarkdown }).from(users).where(eq(users.id, id));
  if (!row) throw unauthenticated();
  return row;
}

/** How the signed-in user writes texts. Throws 401 or 403. */
export const getWriting = (op: Operation): Promise<Writing> =>
  readWriting(op.db, requireStaff(op.actor, mayChoose).id);

/**
 * Chooses how the signed-in user writes texts. The version of the account stays, so that a profile that is
 * being edited has no conflict; as with other habits, no event is recorded. Throws 401 or 403.
 */
export async function chooseWriting(op: Operation, { writesMarkdown }: Writing): Promise<Writing> {
  const { id } = requireStaff(op.actor, mayChoose);
  await transact(op, (tx) => tx.update(users).set({ writesMarkdown }).where(eq(users.id, id)));
  return { writesMarkdown };
}
