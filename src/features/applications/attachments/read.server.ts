import { buffer } from 'node:stream/consumers';
import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { keyDestroyed, notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { applicationSubject } from '../desk/audit-subject.server.ts';
import { staffName } from '../desk/rows.server.ts';
import { ATTACHMENT_BYTES, ATTACHMENT_NAME } from '../fields.server.ts';
import { canHandleApplications, canSeeIdentityNumbers } from '../policy.ts';
import { applicationAttachments, applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';
import { pathOf } from './paths.server.ts';
import type { Attachment, AttachmentType } from './schema.ts';

const { id, name, surname, username } = users;

/** The files of an application, the oldest first. Throws 401, 403 or 404. */
export async function listAttachments(op: Operation, applicationId: string): Promise<Attachment[]> {
  requireThat(op.actor, canHandleApplications);
  const [application] = await op.db
    .select({ recordKey: applications.recordKey })
    .from(applications)
    .where(eq(applications.id, applicationId));
  if (!application) throw notFound();
  // Its key was destroyed: not even the names can be read.
  if (!application.recordKey) return [];
  const key = op.keys.recordKey(application.recordKey);
  const rows = await op.db
    .select({
      ...getTableColumns(applicationAttachments),
      addedBy: { id, name, surname, username },
    })
    .from(applicationAttachments)
    .leftJoin(users, eq(id, applicationAttachments.addedBy))
    .where(eq(applicationAttachments.applicationId, applicationId))
    .orderBy(asc(applicationAttachments.createdAt), asc(applicationAttachments.id));
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    name: key.decrypt(ATTACHMENT_NAME, row.id, row.name),
    type: row.type,
    size: row.size,
    createdAt: row.createdAt.toISOString(),
    addedBy: staffName(row.addedBy),
    canOpen: row.kind !== 'declaration' || canSeeIdentityNumbers(op.actor),
  }));
}

/** One file with its application. Throws 404, also for a file of another application. */
export async function findAttachment(tx: Queryable, applicationId: string, attachmentId: string) {
  const [row] = await tx
    .select({ file: applicationAttachments, application: applications })
    .from(applicationAttachments)
    .innerJoin(applications, eq(applications.id, applicationAttachments.applicationId))
    .where(
      and(
        eq(applicationAttachments.id, attachmentId),
        eq(applicationAttachments.applicationId, applicationId),
      ),
    );
  if (!row) throw notFound();
  return row;
}

/**
 * A file in clear; the timeline and the audit log record who opened it. A signed declaration has the
 * identity number: it is only for users who may see that, after they have entered the password again.
 * Throws 401, 403, 404, or 409 without a confirmation, or 409 `keyDestroyed`.
 */
export async function openAttachment(
  op: Operation,
  store: Store,
  applicationId: string,
  attachmentId: string,
): Promise<{ name: string; type: AttachmentType; bytes: Buffer }> {
  requireThat(op.actor, canHandleApplications);
  const { file, application } = await findAttachment(op.db, applicationId, attachmentId);
  if (!application.recordKey) throw keyDestroyed();
  if (file.kind === 'declaration') {
    requireThat(op.actor, canSeeIdentityNumbers);
    requireConfirmed(op);
  }
  const stored = await store.read(pathOf(applicationId, attachmentId));
  // Removed since the row was read.
  if (!stored) throw notFound();
  const key = op.keys.recordKey(application.recordKey);
  const bytes = key.decryptBytes(ATTACHMENT_BYTES, attachmentId, await buffer(stored.stream));
  await transact(op, async (tx) => {
    await addEvent(tx, op, { id: applicationId, key }, { kind: 'attachmentOpened' });
    await recordEvent(tx, op, {
      action: 'application.openFile',
      subject: applicationSubject(application),
      after: { attachment: attachmentId },
    });
  });
  return { name: key.decrypt(ATTACHMENT_NAME, file.id, file.name), type: file.type, bytes };
}
