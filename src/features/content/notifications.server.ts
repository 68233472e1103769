import { type NotificationKind, notify } from '../../platform/notify.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { contentRight } from './policy.ts';
import type { Recorded } from './recorded.server.ts';

const reviewAsked: NotificationKind = { name: 'contentReview', right: contentRight };
const published: NotificationKind = { name: 'contentPublished', right: contentRight };

export const contentNotifications = [reviewAsked, published];

/** Tells the writers that a content waits for a review, or is public now. */
export async function notifyWriters(
  tx: Transaction,
  op: Operation,
  id: string,
  before: Recorded | null,
  after: Recorded | null,
): Promise<void> {
  // The demo and imports add many contents at once.
  if (!after || after.state === before?.state || (!before && op.actor.kind === 'system')) return;
  const kind = { inReview: reviewAsked, published }[after.state as string];
  if (kind) await notify(tx, op, { kind, path: `/dashboard/blog/${id}`, subject: after.title });
}
