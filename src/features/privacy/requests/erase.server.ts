import { eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { deleteApplications } from '../../applications/retention/delete.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { canManagePrivacy } from '../policy.ts';
import { privacyRequests } from '../tables.server.ts';
import { lockRequest, readRequest } from './rows.server.ts';
import type { PrivacyRequest } from './schema.ts';

/**
 * Deletes the application that the request is about. Throws 401, 403, 404, 409 without a
 * confirmation, or 409 `noApplication`.
 */
export async function eraseApplication(
  op: Operation,
  store: Store,
  id: string,
): Promise<PrivacyRequest> {
  requireThat(op.actor, canManagePrivacy);
  requireConfirmed(op);
  return transact(op, async (tx) => {
    const row = await lockRequest(tx, id);
    if (!row.applicationId) throw new Refusal(409, 'noApplication');
    const log = (error: unknown) => op.log({ err: error }, 'files could not be removed');
    await deleteApplications(tx, store, [row.applicationId], log);
    await tx
      .update(privacyRequests)
      .set({ erasedAt: op.now, version: sql`${privacyRequests.version} + 1` })
      .where(eq(privacyRequests.id, id));
    await recordEvent(tx, op, {
      action: 'privacyRequest.erase',
      subject: { kind: 'privacyRequest', id, name: row.code },
      after: { application: row.applicationCode },
    });
    return readRequest(tx, op.keys, id);
  });
}
