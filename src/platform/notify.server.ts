import type { Operation } from './operation.server.ts';
import type { StaffRight } from './rights.ts';
import { defineSlot } from './sources.server.ts';
import type { Transaction } from './transaction.server.ts';

/** A kind of notification to staff. A feature lists its kinds in its manifest. */
export interface NotificationKind {
  /** Also the key of its texts, `notifications:kinds.NAME`. */
  name: string;
  /** All users with this right get it; null: only the user that a notification names. */
  right: StaffRight | null;
  /**
   * Visitors can cause many of them: they are one entry with a number, which leads to the path of the
   * newest one.
   */
  isCounted?: boolean;
}

export interface Notification {
  kind: NotificationKind;
  /** The page of the dashboard that it leads to. */
  path: `/dashboard/${string}`;
  /** What it is about, such as the title of a content. Never data of people outside the staff. */
  subject?: string;
  /** The branch of what it is about: accounts of other branches do not get it. Null: the whole party. */
  branchId?: string | null;
  /** The only recipient; required if the kind has no right. */
  userId?: string;
}

/** Stores notifications. Nobody is notified of their own actions. */
export interface Notifier {
  add(tx: Transaction, op: Operation, notification: Notification): Promise<void>;
}

export const NOTIFIER = defineSlot<Notifier>('notifications of staff');

/** Notifies staff when the transaction commits. */
export const notify = (tx: Transaction, op: Operation, notification: Notification): Promise<void> =>
  op.read(NOTIFIER).add(tx, op, notification);
