import { eq, sql } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import type { PersonalData } from '../../../platform/personal-data.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { canManagePrivacy } from '../policy.ts';
import { privacyRequests } from '../tables.server.ts';
import { requireRecord } from './find-record.server.ts';
import { lockRequest, readRequest } from './rows.server.ts';
import type { PrivacyRequest } from './schema.ts';

/**
 * Destroys the record that the request is about. Throws 401, 403, 404, 409 without a confirmation,
 * or 409 `noRecord`.
 */
export async function eraseRecord(
  op: Operation,
  personalData: readonly PersonalData[],
  store: Store,
  id: string,
): Promise<PrivacyRequest> {
  requireThat(op.actor, canManagePrivacy);
  requireConfirmed(op);
  return transact(op, async (tx) => {
    const row = await lockRequest(tx, id);
    const { record, recordId } = await requireRecord(tx, personalData, row.recordCode);
    const log = (error: unknown) => op.log({ err: error }, 'files could not be removed');
    await record.erase(tx, { store, log }, recordId);
    await tx
      .update(privacyRequests)
      .set({ erasedAt: op.now, version: sql`${privacyRequests.version} + 1` })
      .where(eq(privacyRequests.id, id));
    await recordEvent(tx, op, {
      action: 'privacyRequest.erase',
      subject: { kind: 'privacyRequest', id, name: row.code },
      after: { record: row.recordCode },
    });
    return readRequest(tx, op, personalData, id);
  });
}
