import { eq } from 'drizzle-orm';
import { notFound, Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireConfirmed, requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { ATTACHMENT_NAME, EVENT_REASON, SECRET_FIELDS } from '../../applications/fields.server.ts';
import { decryptSecrets, type SecretName } from '../../applications/secrets.server.ts';
import {
  applicationAttachments,
  applicationEvents,
  applications,
} from '../../applications/tables.server.ts';
import { addEvent } from '../../applications/timeline.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { canManagePrivacy } from '../policy.ts';
import { lockRequest } from './rows.server.ts';

/**
 * Everything that is stored about the applicant of the request, in clear, to hand over to that
 * person. Throws 401, 403, 404, 409 without a confirmation, or 409 `noApplication`.
 */
export async function copyOfData(op: Operation, id: string): Promise<Record<string, unknown>> {
  requireThat(op.actor, canManagePrivacy);
  requireConfirmed(op);
  return transact(op, async (tx) => {
    const request = await lockRequest(tx, id);
    if (!request.applicationId) throw new Refusal(409, 'noApplication');
    const [row] = await tx
      .select()
      .from(applications)
      .where(eq(applications.id, request.applicationId));
    if (!row) throw notFound();
    const key = op.keys.recordKey(row.recordKey);
    const events = await tx
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, row.id))
      .orderBy(applicationEvents.at);
    const files = await tx
      .select()
      .from(applicationAttachments)
      .where(eq(applicationAttachments.applicationId, row.id));
    await addEvent(
      tx,
      op,
      { id: row.id, key },
      { kind: 'privacyRequest', details: { did: 'copy' } },
    );
    await recordEvent(tx, op, {
      action: 'privacyRequest.copy',
      subject: { kind: 'privacyRequest', id, name: request.code },
      after: { application: row.code },
    });
    const { code, status, name, surname, city, district, occupation, education, locale } = row;
    return {
      ...{ code, status, name, surname, city, district, occupation, education, locale },
      ...decryptSecrets(op.keys, row, Object.keys(SECRET_FIELDS) as SecretName[]),
      createdAt: row.createdAt.toISOString(),
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
      })),
      attachments: files.map((file) => ({
        name: key.decrypt(ATTACHMENT_NAME, file.id, file.name),
        type: file.type,
        size: file.size,
        addedAt: file.createdAt.toISOString(),
      })),
    };
  });
}
