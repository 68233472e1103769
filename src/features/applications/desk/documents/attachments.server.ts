import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { and, asc, count, eq, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '../../../../platform/database/client.server.ts';
import { Invalid, keyDestroyed, notFound } from '../../../../platform/errors.ts';
import { imageTypeOf } from '../../../../platform/image-type.server.ts';
import type { Operation } from '../../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../../platform/require.ts';
import type { Store } from '../../../../platform/storage/store.server.ts';
import { transact } from '../../../../platform/transaction.server.ts';
import { withoutControls } from '../../../../platform/typed-text.ts';
import { recordEvent } from '../../../audit/operations.server.ts';
import { users } from '../../../identity/users/tables.server.ts';
import { requirePdf, resizeImage } from '../../../media/operations.server.ts';
import { filesOf } from '../../personal-data.server.ts';
import { canHandleApplications, canSeeIdentityNumbers } from '../../policy.ts';
import { ATTACHMENT_BYTES, ATTACHMENT_NAME } from '../../secrets.server.ts';
import { applicationAttachments, applications } from '../../tables.server.ts';
import { addEvent } from '../../timeline.server.ts';
import { applicationSubject, lockRows } from '../change.server.ts';
import { staffName } from '../read.server.ts';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  type Attachment,
  type AttachmentKind,
  type AttachmentType,
} from './contract.ts';

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
async function findAttachment(tx: Queryable, applicationId: string, attachmentId: string) {
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

/**
 * The file as it will be stored: a PDF as it is, a JPEG or PNG encoded again, without metadata such as
 * the place where it was taken. The bytes decide the type, never the name.
 * @throws Invalid 422 for any other file, and one that cannot be read; Refusal 503 when too many
 * pictures are being processed
 */
async function checkFile(
  op: Operation,
  bytes: Buffer,
): Promise<{ type: AttachmentType; bytes: Buffer }> {
  const refuse = (rule: string) => new Invalid({ file: { rule } });
  if (bytes.length === 0) throw refuse('required');
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    await requirePdf(bytes);
    return { type: 'application/pdf', bytes };
  }
  if (bytes.subarray(0, 1024).includes('%PDF-')) throw refuse('pdfUnreadable');
  const format = imageTypeOf(bytes);
  if (format !== 'jpeg' && format !== 'png') throw refuse('attachmentType');
  const { files } = await resizeImage(op, { scan: bytes });
  const encoded = Buffer.from(files[0]?.bytes ?? []);
  // A small file can contain many pixels.
  if (encoded.length > ATTACHMENT_LIMITS.bytes) throw refuse('imageNotProcessed');
  return { type: `image/${format}`, bytes: encoded };
}

/**
 * The name under which the file is saved: the last part of the given one, with the ending of the
 * type, so that no computer opens it as something else.
 */
function fileName(given: string, type: AttachmentType): string {
  const ending = ATTACHMENT_TYPES[type];
  const last = withoutControls(given.toWellFormed()).split(/[\\/]/).at(-1) ?? '';
  const fits = new RegExp(`\\.(${ending}${ending === 'jpg' ? '|jpeg' : ''})$`, 'i').test(last);
  const room = ATTACHMENT_LIMITS.name - ending.length - 1;
  if (fits && last.length <= ATTACHMENT_LIMITS.name) return last;
  return `${last.slice(0, room).toWellFormed().trim() || 'dosya'}.${ending}`;
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

/** The folder of one file in the store. */
export const folderOf = (applicationId: string, id: string): string =>
  `${filesOf(applicationId)}${id}/`;

/** The key of one file in the store; its bytes are encrypted. */
export const pathOf = (applicationId: string, id: string): string =>
  `${folderOf(applicationId, id)}file.bin`;
