import type { Operation } from '../../../platform/operation.server.ts';
import type { PersonalData } from '../../../platform/personal-data.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { canManagePrivacy } from '../policy.ts';
import { requireRecord } from './find-record.server.ts';
import { lockRequest } from './rows.server.ts';

/**
 * Everything that is stored about the person of the request, in clear, to hand over to that person.
 * Throws 401, 403, 404, 409 without a confirmation, or 409 `noRecord`.
 */
export async function copyOfData(
  op: Operation,
  personalData: readonly PersonalData[],
  id: string,
): Promise<Record<string, unknown>> {
  requireThat(op.actor, canManagePrivacy);
  requireConfirmed(op);
  return transact(op, async (tx) => {
    const row = await lockRequest(tx, id);
    const { record, recordId } = await requireRecord(tx, personalData, row.recordCode);
    const copy = await record.copy(tx, op, recordId);
    await recordEvent(tx, op, {
      action: 'privacyRequest.copy',
      subject: { kind: 'privacyRequest', id, name: row.code },
      after: { record: row.recordCode },
    });
    return copy;
  });
}
