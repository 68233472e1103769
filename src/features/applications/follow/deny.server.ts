import { eq, sql } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import { applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';
import { changeByLink } from './change-by-link.server.ts';

/**
 * Freezes an application, because its applicant says that somebody else sent it. Staff see it and can
 * then only close it. Throws 409 `linkDead`.
 */
export const denyApplication = (op: Operation, token: string): Promise<void> =>
  changeByLink(op, 'denial', token, async (tx, { id, recordKey }) => {
    await tx
      .update(applications)
      .set({ frozenAt: op.now, version: sql`${applications.version} + 1` })
      .where(eq(applications.id, id));
    const key = op.keys.recordKey(recordKey);
    await addEvent(tx, op, { id, key }, { kind: 'denied' });
  });
