import { eq, sql } from 'drizzle-orm';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import type { AuditEvent } from '../../audit/operations.server.ts';
import { decryptSecrets, encryptSecrets } from '../secrets.server.ts';
import { applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';
import { applicationSubject } from './audit-subject.server.ts';
import { changeApplication, type Row } from './change.server.ts';
import type { Application, NoteChange } from './schema.ts';

/** Replaces the note of the staff. Throws 401, 403, 404, or 409 with the `current` application. */
export const changeNote = (
  op: Operation,
  id: string,
  { adminNote, version }: NoteChange,
): Promise<Application> =>
  changeApplication(op, id, version, async (tx, row) => {
    const events = await writeNote(tx, op, row, adminNote);
    if (events.length > 0)
      await tx
        .update(applications)
        .set({ version: sql`${applications.version} + 1` })
        .where(eq(applications.id, id));
    return events;
  });

/** Writes the note if it is another one; returns the event for the audit log, which has no text. */
export async function writeNote(
  tx: Transaction,
  op: Operation,
  row: Row,
  adminNote: string,
): Promise<AuditEvent[]> {
  if (decryptSecrets(op.keys, row, ['adminNote']).adminNote === adminNote) return [];
  const key = op.keys.recordKey(row.recordKey);
  const encrypted = adminNote ? encryptSecrets(key, row.id, { adminNote }).adminNote : null;
  await tx
    .update(applications)
    .set({
      adminNote: encrypted,
      adminNoteBy: op.actor.kind === 'staff' ? op.actor.id : null,
      adminNoteAt: op.now,
    })
    .where(eq(applications.id, row.id));
  await addEvent(tx, op, { id: row.id, key }, { kind: 'note' });
  return [{ action: 'application.note', subject: applicationSubject(row) }];
}
