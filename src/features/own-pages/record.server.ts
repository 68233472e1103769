import type { Operation } from '../../platform/operation.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { recordEvent } from '../audit/operations.server.ts';

/** What this feature writes into the audit log. */
export const ownPageEvents = [
  'ownPage.create',
  'ownPage.update',
  'ownPage.publish',
  'ownPage.withdraw',
  'ownPage.move',
  'ownPage.remove',
  'ownPage.recover',
  'ownPage.erase',
] as const;

declare module '../../platform/audit-events.ts' {
  interface DeclaredEvents {
    ownPages: { action: (typeof ownPageEvents)[number]; subject: 'ownPage' };
  }
}

type Values = Partial<
  Record<'ownPage-title' | 'ownPage-slug' | 'ownPage-target' | 'changedFields', string>
>;

/** Writes an event about a page; the last statement of a transaction. */
export const recordPage = (
  tx: Transaction,
  op: Operation,
  action: (typeof ownPageEvents)[number],
  { id, title }: { id: string; title: string },
  values: { before?: Values; after?: Values } = {},
): Promise<void> =>
  recordEvent(tx, op, { action, subject: { kind: 'ownPage', id, name: title }, ...values });

/** Who changed a row now, for its columns. */
export const changedBy = ({ actor, now }: Operation) => ({
  updatedAt: now,
  updatedBy: actor.kind === 'staff' ? actor.id : null,
});
