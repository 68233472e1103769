import { randomUUID } from 'node:crypto';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { newCode } from '../../applications/submit/code.server.ts';
import { REQUEST_FIELDS } from '../fields.server.ts';
import { privacyRequests } from '../tables.server.ts';
import { ANSWER_WITHIN_DAYS, type Channel, type RequestKind } from './kinds.ts';

const DAY_MS = 24 * 3_600_000;

export interface AddedRequest {
  kind: RequestKind;
  channel: Channel;
  receivedAt: Date;
  locale: Locale;
  name: string;
  email: string;
  text: string;
  application: { id: string; code: string } | null;
}

/** Stores a request; its 30 days begin at `receivedAt`. */
export async function addRequest(
  tx: Transaction,
  op: Operation,
  { name, email, text, application, ...request }: AddedRequest,
): Promise<{ id: string; code: string }> {
  const id = randomUUID();
  const code = newCode('K');
  const key = await op.keys.makeRecordKey(tx);
  await tx.insert(privacyRequests).values({
    ...request,
    ...{ id, code },
    name: key.encrypt(REQUEST_FIELDS.name, id, name),
    email: key.encrypt(REQUEST_FIELDS.email, id, email),
    text: key.encrypt(REQUEST_FIELDS.text, id, text),
    applicationId: application?.id ?? null,
    applicationCode: application?.code ?? '',
    dueAt: new Date(request.receivedAt.getTime() + ANSWER_WITHIN_DAYS * DAY_MS),
    recordKey: key.wrapped,
  });
  return { id, code };
}
