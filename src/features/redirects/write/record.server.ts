import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { recordEvent, recordEvents } from '../../audit/operations.server.ts';
import type { Redirect } from '../schema.ts';

/** An event is stored for years: longer addresses are cut. */
const LONGEST = 300;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

const valuesOf = ({ from, to, isPermanent }: Redirect) => ({
  'redirect-from': cut(from),
  'redirect-to': cut(to),
  'redirect-isPermanent': isPermanent,
});
type Values = Partial<ReturnType<typeof valuesOf>>;

/** The values that differ; all of them if there is nothing to compare with. */
function differing(one: Redirect, other: Redirect | null): Values {
  const values = Object.entries(valuesOf(one));
  const others: Values = other ? valuesOf(other) : {};
  return Object.fromEntries(values.filter(([key, value]) => others[key as keyof Values] !== value));
}

export async function recordRedirect(
  tx: Transaction,
  op: Operation,
  action: 'redirect.create' | 'redirect.update' | 'redirect.delete',
  before: Redirect | null,
  after: Redirect | null,
): Promise<void> {
  const { id, from } = (after ?? before) as Redirect;
  const changes = {
    ...(before && { before: differing(before, after) }),
    ...(after && { after: differing(after, before) }),
  };
  await recordEvent(tx, op, {
    action,
    subject: { kind: 'redirect', id, name: cut(from) },
    ...changes,
  });
}

export const recordDeletions = (tx: Transaction, op: Operation, deleted: Redirect[]) =>
  recordEvents(
    tx,
    op,
    deleted.map((redirect) => ({
      action: 'redirect.delete' as const,
      subject: { kind: 'redirect' as const, id: redirect.id, name: cut(redirect.from) },
      before: valuesOf(redirect),
    })),
  );
