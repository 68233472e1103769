import { eq, sql } from 'drizzle-orm';
import { type FieldFault, Invalid, Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import { applicationSubject } from '../desk/audit-subject.server.ts';
import { changeApplication } from '../desk/change.server.ts';
import { dateFault } from '../desk/complete-change.server.ts';
import type { Application } from '../desk/schema.ts';
import { canCorrectDecisions } from '../policy.ts';
import { withoutDigits } from '../reveal/reveal.server.ts';
import { applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';
import type { DecisionChange } from './schema.ts';

/**
 * Adds the number and date of the decision to a rejected or completed application. Another number or
 * date replaces a known one only by a user who may correct decisions, with a confirmation and a reason.
 * Throws 401, 403, 404, 409 without a confirmation, 409 `notDecided`, `keyDestroyed` or `conflict` with
 * the `current` application, or 422.
 */
export const changeDecision = (
  op: Operation,
  id: string,
  { decisionNumber, decisionDate, correctionReason, version }: DecisionChange,
): Promise<Application> =>
  changeApplication(op, id, version, async (tx, row) => {
    if (row.status !== 'reddedildi' && row.status !== 'uyelikIslemleriTamamlandi')
      throw new Refusal(409, 'notDecided');
    const before = { decisionNumber: row.decisionNumber, decisionDate: row.decisionDate };
    const after = { decisionNumber, decisionDate };
    if (before.decisionNumber === decisionNumber && before.decisionDate === decisionDate) return [];
    const isCorrection = before.decisionDate !== null;
    if (isCorrection) {
      requireThat(op.actor, canCorrectDecisions);
      requireConfirmed(op);
    }
    const faults: Record<string, FieldFault> = {};
    const wrongDate = dateFault(op, decisionDate);
    if (wrongDate) faults.decisionDate = wrongDate;
    if (isCorrection && !correctionReason) faults.correctionReason = { rule: 'required' };
    if (Object.keys(faults).length > 0) throw new Invalid(faults);
    await tx
      .update(applications)
      .set({ ...after, version: sql`${applications.version} + 1` })
      .where(eq(applications.id, id));
    const key = op.keys.recordKey(row.recordKey);
    const event = { kind: 'decision', details: after, reason: correctionReason } as const;
    await addEvent(tx, op, { id, key }, event);
    return [
      {
        action: 'application.decision',
        subject: applicationSubject(row),
        before,
        after: {
          ...after,
          ...(correctionReason && { correctionReason: withoutDigits(correctionReason) }),
        },
      },
    ];
  });
