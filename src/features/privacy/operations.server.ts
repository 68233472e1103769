import type { Locale } from '../../platform/i18n/locales.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { addRequest } from './requests/add.server.ts';
import type { RequestKind } from './schema.ts';

export interface FiledRequest {
  kind: RequestKind;
  locale: Locale;
  name: string;
  email: string;
  text: string;
  /** The kind and the code of the person's record, as its feature declares it (`PersonalData`). */
  record: { kind: string; code: string };
}

/** Files a request that a person sent from the page of the own record; its 30 days begin now. */
export const fileRequest = (
  tx: Transaction,
  op: Operation,
  request: FiledRequest,
): Promise<{ id: string; code: string }> =>
  addRequest(tx, op, { ...request, channel: 'site', receivedAt: op.now });
