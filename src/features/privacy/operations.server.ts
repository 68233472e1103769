import { Refusal } from '../../platform/errors.ts';
import type { Locale } from '../../platform/i18n/locales.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import type { RequestKind } from './contract.ts';
import { readOpenRequests } from './record.server.ts';
import { addRequest } from './requests.server.ts';
import { REQUEST_FIELDS } from './tables.server.ts';

interface FiledRequest {
  kind: RequestKind;
  locale: Locale;
  name: string;
  email: string;
  text: string;
  /** The kind and the code of the person's record, as its feature declares it (`PersonalData`). */
  record: { kind: string; code: string };
}

/** How many requests about one record may be open, so that one person cannot fill the desk. */
const MOST_OPEN = 5;

/**
 * Files a request that a person sent from the page of the own record; its 30 days begin now. The same
 * request that is sent again while it is open (a second click) is not stored again: then `isNew` is
 * false. The record must be locked. Throws 409 `tooManyRequestsOpen`.
 */
export async function fileRequest(
  tx: Transaction,
  op: Operation,
  request: FiledRequest,
): Promise<{ id: string; code: string; isNew: boolean }> {
  const open = await readOpenRequests(tx, request.record);
  const same = open.find(({ id, kind, text, recordKey }) => {
    const before = op.keys.readingKey(recordKey)?.decrypt(REQUEST_FIELDS.text, id, text);
    return kind === request.kind && before === request.text;
  });
  if (same) return { id: same.id, code: same.code, isNew: false };
  if (open.length >= MOST_OPEN) throw new Refusal(409, 'tooManyRequestsOpen');
  const added = await addRequest(tx, op, { ...request, channel: 'site', receivedAt: op.now });
  return { ...added, isNew: true };
}
