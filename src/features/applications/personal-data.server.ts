import { and, eq, inArray, lt, notInArray } from 'drizzle-orm';
import { keyDestroyed, notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Deletion, Expired, PersonalData } from '../../platform/personal-data.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import {
  ATTACHMENT_NAME,
  decryptSecrets,
  EVENT_MESSAGE,
  EVENT_REASON,
  SECRET_FIELDS,
  type SecretName,
} from './secrets.server.ts';
import { STATUSES, type Status } from './statuses.ts';
import { applicationAttachments, applicationEvents, applications } from './tables.server.ts';
import { addEvent } from './timeline.server.ts';

/** The folder of an application's files in the store. */
export const filesOf = (id: string): string => `applications/${id}/`;

const YEAR = 365;

/** Members stay; what was not decided or was refused is stored for the time of an objection. */
const DAYS: Record<Status, number | null> = {
  application: null,
  inReview: null,
  missingInformation: 180,
  reddedildi: YEAR,
  uyelikIslemleriTamamlandi: null,
  withdrawn: 30,
};

/** Applications, for the KVKK desk. */
export const applicationData: PersonalData = {
  kind: 'application',
  retention: {
    days: Object.fromEntries(STATUSES.map((status) => [status, DAYS[status]])),
    async deleteSome(tx, deletion, expired) {
      const ids = await lockExpired(tx, expired);
      if (ids.length > 0) await deleteApplications(tx, deletion, ids);
      return ids.length;
    },
  },
  record: {
    async find(tx, code) {
      const [row] = await tx
        .select({ id: applications.id })
        .from(applications)
        .where(eq(applications.code, code));
      return row ?? null;
    },
    copy: copyOfApplication,
    erase: (tx, deletion, id) => deleteApplications(tx, deletion, [id]),
  },
};

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
    code,
    status,
    name,
    surname,
    city,
    district,
    occupation,
    education,
    locale,
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

/**
 * Deletes applications with everything that belongs to them: data, timeline, attachments, the hashes
 * for duplicates, and the key of each, without which copies of the ciphertexts cannot be read. The
 * files are removed from the store after the commit; if that fails, only their ciphertexts remain.
 */
export async function deleteApplications(
  tx: Transaction,
  { store, log }: Deletion,
  ids: string[],
): Promise<void> {
  await tx.delete(applications).where(inArray(applications.id, ids));
  tx.afterCommit(() => {
    for (const id of ids) store.removeAll(filesOf(id)).catch(log);
  });
}

/** Locks applications of a status whose time is over, and returns their ids. */
async function lockExpired(
  tx: Transaction,
  { state, before, atOnce, kept }: Expired,
): Promise<string[]> {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.status, state as Status),
        lt(applications.statusChangedAt, before),
        notInArray(applications.code, [...kept]),
      ),
    )
    .limit(atOnce)
    .for('update', { skipLocked: true });
  return rows.map(({ id }) => id);
}
