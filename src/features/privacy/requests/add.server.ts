import { randomUUID } from 'node:crypto';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { newRecordCode } from '../../../platform/record-code.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { REQUEST_FIELDS } from '../fields.server.ts';
import { ANSWER_WITHIN_DAYS, type Channel, type RequestKind } from '../schema.ts';
import { privacyRequests } from '../tables.server.ts';

const DAY_MS = 24 * 3_600_000;

export interface AddedRequest {
  kind: RequestKind;
  channel: Channel;
  receivedAt: Date;
  locale: Locale;
  name: string;
  email: string;
  text: string;
  record: { kind: string; code: string } | null;
}

/** Stores a request; its 30 days begin at `receivedAt`. */
export async function addRequest(
  tx: Transaction,
  op: Operation,
  { name, email, text, record, ...request }: AddedRequest,
): Promise<{ id: string; code: string }> {
  const id = randomUUID();
  const code = newRecordCode('K');
  const key = await op.keys.makeRecordKey(tx);
  await tx.insert(privacyRequests).values({
    ...request,
    ...{ id, code },
    name: key.encrypt(REQUEST_FIELDS.name, id, name),
    email: key.encrypt(REQUEST_FIELDS.email, id, email),
    text: key.encrypt(REQUEST_FIELDS.text, id, text),
    recordKind: record?.kind ?? '',
    recordCode: record?.code ?? '',
    dueAt: new Date(request.receivedAt.getTime() + ANSWER_WITHIN_DAYS * DAY_MS),
    recordKey: key.wrapped,
  });
  return { id, code };
}
