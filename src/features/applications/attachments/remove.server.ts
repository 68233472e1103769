import { eq } from 'drizzle-orm';
import { keyDestroyed, notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { applicationSubject } from '../desk/audit-subject.server.ts';
import { lockRows } from '../desk/change.server.ts';
import { canHandleApplications } from '../policy.ts';
import { applicationAttachments } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';
import { folderOf } from './paths.server.ts';
import { findAttachment } from './read.server.ts';

/**
 * Removes a file of an application. If its bytes cannot be removed after the commit, only their
 * ciphertext remains, until the application is deleted. Throws 401, 403 or 404.
 */
export async function removeAttachment(
  op: Operation,
  store: Store,
  applicationId: string,
  attachmentId: string,
): Promise<void> {
  requireThat(op.actor, canHandleApplications);
  await transact(op, async (tx) => {
    const [row] = await lockRows(tx, [applicationId]);
    if (!row) throw notFound();
    await findAttachment(tx, applicationId, attachmentId);
    await tx.delete(applicationAttachments).where(eq(applicationAttachments.id, attachmentId));
    if (!row.recordKey) throw keyDestroyed();
    const key = op.keys.recordKey(row.recordKey);
    await addEvent(tx, op, { id: applicationId, key }, { kind: 'attachmentRemoved' });
    tx.afterCommit(() => {
      store.removeAll(folderOf(applicationId, attachmentId)).catch((error: Error) => {
        op.log({ error: error.message, attachmentId }, 'attachment not removed');
      });
    });
    await recordEvent(tx, op, {
      action: 'application.removeFile',
      subject: applicationSubject(row),
      before: { attachment: attachmentId },
    });
  });
}
