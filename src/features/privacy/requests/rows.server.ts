import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { PersonalData } from '../../../platform/personal-data.server.ts';
import { REQUEST_FIELDS } from '../fields.server.ts';
import { privacyRequests } from '../tables.server.ts';
import { findRecord } from './find-record.server.ts';
import type { PrivacyRequest, PrivacyRequestSummary } from './schema.ts';

export type RequestRow = typeof privacyRequests.$inferSelect;

export function toSummary(keys: Keyring, row: RequestRow): PrivacyRequestSummary {
  const { id, code, kind, state, channel, recordCode } = row;
  return {
    ...{ id, code, kind, state, channel, recordCode },
    name: keys.readingKey(row.recordKey)?.decrypt(REQUEST_FIELDS.name, id, row.name) ?? '',
    receivedAt: row.receivedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** One request with its decrypted texts, which are empty if its key was destroyed. Throws 404. */
export async function readRequest(
  tx: Queryable,
  { keys, audit }: Pick<Operation, 'keys' | 'audit'>,
  personalData: readonly PersonalData[],
  id: string,
): Promise<PrivacyRequest> {
  const [row] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  if (!row) throw notFound();
  const key = keys.readingKey(row.recordKey);
  return {
    ...toSummary(keys, row),
    email: key?.decrypt(REQUEST_FIELDS.email, id, row.email) ?? '',
    text: key?.decrypt(REQUEST_FIELDS.text, id, row.text) ?? '',
    answer: (row.answer && key?.decrypt(REQUEST_FIELDS.answer, id, row.answer)) ?? '',
    answeredBy: row.answeredBy
      ? ((await audit.actors.findNames(tx, [row.answeredBy])).get(row.answeredBy) ?? '')
      : '',
    answerFailedAt: row.answerFailedAt?.toISOString() ?? null,
    locale: row.locale,
    record: row.recordCode ? await findRecord(tx, personalData, row.recordCode) : null,
    erasedAt: row.erasedAt?.toISOString() ?? null,
    version: row.version,
  };
}

/** Locks the row. Throws 404. */
export async function lockRequest(tx: Queryable, id: string): Promise<RequestRow> {
  const [row] = await tx
    .select()
    .from(privacyRequests)
    .where(eq(privacyRequests.id, id))
    .for('update');
  if (!row) throw notFound();
  return row;
}
