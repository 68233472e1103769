import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireStaff } from '../../../platform/require.ts';
import { toSessionUser } from '../auth/operations.server.ts';
import { getOwnProfile } from '../users/operations.server.ts';
import { canUseAccount } from './policy.ts';
import type { Account } from './schema.ts';

/** The account of the user who sends the request. Throws 401 or 403. */
export async function getAccount(op: Operation, tx: Queryable = op.db): Promise<Account> {
  const { id, mustSetUpTwoStep } = ownActor(op);
  const profile = await getOwnProfile(tx, id);
  return { profile, user: toSessionUser(op, profile, mustSetUpTwoStep) };
}

export const ownActor = ({ actor }: Operation) => requireStaff(actor, canUseAccount);
