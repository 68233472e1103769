import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import type { documentEvents } from '../audit-events.ts';
import { DOCUMENTS, type DocumentKind } from '../schema.ts';

interface Values {
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Records an event of a document; a draft without a title has the path of its page as its name. */
export const recordDocument = (
  tx: Transaction,
  op: Operation,
  action: (typeof documentEvents)[number],
  { kind, title }: { kind: DocumentKind; title: string },
  values: Values = {},
): Promise<void> =>
  recordEvent(tx, op, {
    action,
    subject: { kind: 'document', id: kind, name: title || DOCUMENTS[kind] },
    ...values,
  });
