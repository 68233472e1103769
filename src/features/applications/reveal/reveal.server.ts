import type { Operation } from '../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { applicationSubject } from '../desk/audit-subject.server.ts';
import { lockApplication } from '../desk/change.server.ts';
import { canSeeIdentityNumbers } from '../policy.ts';
import { decryptSecrets } from '../secrets.server.ts';
import { addEvent } from '../timeline.server.ts';
import type { Reveal } from './schema.ts';

/**
 * One hidden value of an application in clear. The timeline and the audit log record who read it and
 * why; the reason in the audit log has no digits, because somebody may type the number there. Throws
 * 401, 403, 404, 409 without a confirmation, or 409 `keyDestroyed`.
 */
export async function revealField(
  op: Operation,
  id: string,
  { field, revealReason }: Reveal,
): Promise<{ value: string }> {
  requireThat(op.actor, canSeeIdentityNumbers);
  requireConfirmed(op);
  return transact(op, async (tx) => {
    const row = await lockApplication(tx, id);
    const value = decryptSecrets(op.keys, row, [field])[field];
    const key = op.keys.recordKey(row.recordKey);
    const details = { fields: [field] };
    await addEvent(tx, op, { id, key }, { kind: 'revealed', reason: revealReason, details });
    await recordEvent(tx, op, {
      action: 'application.reveal',
      subject: applicationSubject(row),
      after: { field, revealReason: withoutDigits(revealReason) },
    });
    return { value };
  });
}

/** Digits of every script: an identity number can be typed with other than ASCII digits. */
export const withoutDigits = (text: string): string => text.replace(/\p{N}/gu, '•');
