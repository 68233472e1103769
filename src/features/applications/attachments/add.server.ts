import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { Invalid, keyDestroyed, notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { applicationSubject } from '../desk/audit-subject.server.ts';
import { lockRows } from '../desk/change.server.ts';
import { ATTACHMENT_BYTES, ATTACHMENT_NAME } from '../fields.server.ts';
import { canHandleApplications } from '../policy.ts';
import { applicationAttachments, applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';
import { checkFile, fileName } from './check-file.server.ts';
import { folderOf, pathOf } from './paths.server.ts';
import { ATTACHMENT_LIMITS, type AttachmentKind } from './schema.ts';

/**
 * Adds a file to an application and returns its id. The bytes are encrypted with the key of the
 * application before they are written; a process that is killed leaves at most an encrypted file
 * without a row, which is removed with the application. Throws 401, 403, 404, or 422 for a file that
 * is not accepted, or when there are too many.
 */
export async function addAttachment(
  op: Operation,
  store: Store,
  applicationId: string,
  given: { kind: AttachmentKind; name: string; bytes: Buffer },
): Promise<string> {
  requireThat(op.actor, canHandleApplications);
  await requireApplication(op.db, applicationId);
  await requireRoom(op.db, applicationId);
  const { type, bytes } = await checkFile(op, given.bytes);
  const id = randomUUID();
  const { kind } = given;
  try {
    return await transact(op, async (tx) => {
      // The lock makes a deletion wait, so that it also removes this file.
      const [row] = await lockRows(tx, [applicationId]);
      if (!row) throw notFound();
      await requireRoom(tx, applicationId);
      if (!row.recordKey) throw keyDestroyed();
      const key = op.keys.recordKey(row.recordKey);
      await store.write(pathOf(applicationId, id), key.encryptBytes(ATTACHMENT_BYTES, id, bytes));
      await tx.insert(applicationAttachments).values({
        id,
        applicationId,
        kind,
        name: key.encrypt(ATTACHMENT_NAME, id, fileName(given.name, type)),
        type,
        size: bytes.length,
        addedBy: op.actor.kind === 'staff' ? op.actor.id : null,
        createdAt: op.now,
      });
      await addEvent(tx, op, { id: applicationId, key }, { kind: 'attachmentAdded' });
      await recordEvent(tx, op, {
        action: 'application.addFile',
        subject: applicationSubject(row),
        after: { attachment: id, bytes: bytes.length },
      });
      return id;
    });
  } catch (error) {
    await store.removeAll(folderOf(applicationId, id));
    throw error;
  }
}

async function requireApplication(tx: Queryable, id: string): Promise<void> {
  const found = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, id));
  if (found.length === 0) throw notFound();
}

async function requireRoom(tx: Queryable, applicationId: string): Promise<void> {
  const [found] = await tx
    .select({ files: count() })
    .from(applicationAttachments)
    .where(eq(applicationAttachments.applicationId, applicationId));
  const max = ATTACHMENT_LIMITS.files;
  if ((found?.files ?? 0) >= max)
    throw new Invalid({ file: { rule: 'tooManyAttachments', values: { max } } });
}
