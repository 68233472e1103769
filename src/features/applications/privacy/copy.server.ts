import { eq } from 'drizzle-orm';
import { keyDestroyed, notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { ATTACHMENT_NAME, EVENT_MESSAGE, EVENT_REASON, SECRET_FIELDS } from '../fields.server.ts';
import { decryptSecrets, type SecretName } from '../secrets.server.ts';
import { applicationAttachments, applicationEvents, applications } from '../tables.server.ts';
import { addEvent } from '../timeline.server.ts';

/**
 * Everything that is stored about an applicant, in clear, to hand over to that person. The timeline
 * records that it was read. Throws 404, or 409 `keyDestroyed`.
 */
export async function copyOfApplication(
  tx: Transaction,
  op: Operation,
  id: string,
): Promise<Record<string, unknown>> {
  const [row] = await tx.select().from(applications).where(eq(applications.id, id));
  if (!row) throw notFound();
  if (!row.recordKey) throw keyDestroyed();
  const key = op.keys.recordKey(row.recordKey);
  const events = await tx
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, id))
    .orderBy(applicationEvents.at, applicationEvents.seq);
  const files = await tx
    .select()
    .from(applicationAttachments)
    .where(eq(applicationAttachments.applicationId, id));
  await addEvent(tx, op, { id, key }, { kind: 'privacyRequest', details: { did: 'copy' } });
  const { code, status, name, surname, city, district, occupation, education, locale } = row;
  return {
    ...{ code, status, name, surname, city, district, occupation, education, locale },
    ...decryptSecrets(op.keys, row, Object.keys(SECRET_FIELDS) as SecretName[]),
    createdAt: row.createdAt.toISOString(),
    decision: { number: row.decisionNumber, date: row.decisionDate },
    texts: {
      notice: { version: row.noticeVersion, hash: row.noticeHash },
      consent: { version: row.consentVersion, hash: row.consentHash },
      declaration: { version: row.declarationVersion, hash: row.declarationHash },
    },
    timeline: events.map((event) => ({
      at: event.at.toISOString(),
      kind: event.kind,
      by: event.actorKind,
      from: event.fromStatus,
      to: event.toStatus,
      reason: event.reason ? key.decrypt(EVENT_REASON, event.id, event.reason) : '',
      message: event.message ? key.decrypt(EVENT_MESSAGE, event.id, event.message) : '',
    })),
    attachments: files.map((file) => ({
      name: key.decrypt(ATTACHMENT_NAME, file.id, file.name),
      type: file.type,
      size: file.size,
      addedAt: file.createdAt.toISOString(),
    })),
  };
}
