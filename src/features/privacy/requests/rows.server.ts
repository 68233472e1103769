import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { Keyring } from '../../../platform/encryption/keyring.server.ts';
import { notFound } from '../../../platform/errors.ts';
import { readUserName } from '../../identity/users/audit-subject.server.ts';
import { REQUEST_FIELDS } from '../fields.server.ts';
import { privacyRequests } from '../tables.server.ts';
import type { PrivacyRequest, PrivacyRequestSummary } from './schema.ts';

export type RequestRow = typeof privacyRequests.$inferSelect;

export function toSummary(keys: Keyring, row: RequestRow): PrivacyRequestSummary {
  const { id, code, kind, state, channel, applicationCode } = row;
  return {
    ...{ id, code, kind, state, channel, applicationCode },
    name: keys.recordKey(row.recordKey).decrypt(REQUEST_FIELDS.name, id, row.name),
    receivedAt: row.receivedAt.toISOString(),
    dueAt: row.dueAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}

/** One request with its decrypted texts. Throws 404. */
export async function readRequest(
  tx: Queryable,
  keys: Keyring,
  id: string,
): Promise<PrivacyRequest> {
  const [row] = await tx.select().from(privacyRequests).where(eq(privacyRequests.id, id));
  if (!row) throw notFound();
  const key = keys.recordKey(row.recordKey);
  return {
    ...toSummary(keys, row),
    email: key.decrypt(REQUEST_FIELDS.email, id, row.email),
    text: key.decrypt(REQUEST_FIELDS.text, id, row.text),
    answer: row.answer ? key.decrypt(REQUEST_FIELDS.answer, id, row.answer) : '',
    answeredBy: row.answeredBy ? (await readUserName(tx, row.answeredBy)).name : '',
    locale: row.locale,
    applicationId: row.applicationId,
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
