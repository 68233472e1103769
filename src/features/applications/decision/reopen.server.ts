import { eq } from 'drizzle-orm';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import { changeApplication } from '../desk/change.server.ts';
import { recordMove, statusColumns } from '../desk/change-status.server.ts';
import { readApplication } from '../desk/read.server.ts';
import type { Application } from '../desk/schema.ts';
import { canCorrectDecisions } from '../policy.ts';
import { withoutDigits } from '../reveal/reveal.server.ts';
import { applications } from '../tables.server.ts';
import type { Reopening } from './schema.ts';

/**
 * Moves an application that was completed by mistake back to review. It is no move of `MOVES`, because
 * the applicant was told to be a member: an admin does it with a reason for the log, and a message that
 * tells the applicant. Throws 401, 403, 404, 409 without a confirmation, 409 `forbiddenMove` or
 * `conflict` with the `current` application, or 409 `keyDestroyed`.
 */
export async function reopenApplication(
  op: Operation,
  id: string,
  { correctionReason, message, version }: Reopening,
): Promise<Application> {
  requireThat(op.actor, canCorrectDecisions);
  requireConfirmed(op);
  return changeApplication(op, id, version, async (tx, row) => {
    if (row.status !== 'uyelikIslemleriTamamlandi')
      throw new Refusal(409, 'forbiddenMove', { current: await readApplication(tx, op, id) });
    await tx.update(applications).set(statusColumns(op, 'inReview')).where(eq(applications.id, id));
    const move = { status: 'inReview', reason: correctionReason, message } as const;
    const event = await recordMove(tx, op, row, move);
    return [
      {
        ...event,
        action: 'application.reopen',
        after: { ...event.after, correctionReason: withoutDigits(correctionReason) },
      },
    ];
  });
}
