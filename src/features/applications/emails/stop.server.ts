import { and, eq } from 'drizzle-orm';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { applicationSubject } from '../desk/audit-subject.server.ts';
import { changeApplication } from '../desk/change.server.ts';
import { readApplication } from '../desk/read.server.ts';
import type { Application } from '../desk/schema.ts';
import { addEvent } from '../timeline.server.ts';
import { applicationEmails } from './tables.server.ts';
import { stopWaiting } from './waiting.server.ts';

/**
 * Stops an e-mail about a move before it leaves; the application keeps its status. Throws 401, 403,
 * 404, 409 `keyDestroyed`, or 409 `emailLeft` with the `current` application.
 */
export const stopEmail = (op: Operation, id: string, emailId: string): Promise<Application> =>
  changeApplication(op, id, undefined, async (tx, row) => {
    const email = await stopWaiting(tx, id, emailId);
    if (!email) {
      const { id: own, applicationId } = applicationEmails;
      const [known] = await tx
        .select({ own })
        .from(applicationEmails)
        .where(and(eq(own, emailId), eq(applicationId, id)));
      if (!known) throw notFound();
      throw new Refusal(409, 'emailLeft', { current: await readApplication(tx, op, id) });
    }
    const key = op.keys.recordKey(row.recordKey);
    await addEvent(tx, op, { id, key }, { kind: 'emailStopped', details: { email } });
    return [{ action: 'application.stopEmail', subject: applicationSubject(row) }];
  });
