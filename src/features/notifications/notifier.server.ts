import type { Database } from '../../platform/database/client.server.ts';
import { announceChange } from '../../platform/database/notices.server.ts';
import type { NotificationKind, Notifier } from '../../platform/notify.server.ts';
import { type Holder, holds } from '../../platform/rights.ts';
import { notifications } from './tables.server.ts';

/** How long the notices of counted kinds are collected, in ms. */
const COLLECT_MS = 500;
const MOST_SUBJECT = 200;

/** Stores notifications in the transaction of what they are about. */
export function openNotifier(db: Database): Notifier {
  const collected = new Set<string>();
  /**
   * A NOTIFY in every transaction of visitors would make their commits wait for each other, so the
   * notices of counted kinds are sent together, after the commits. If the process is killed before,
   * browsers find the notification when they ask again.
   */
  const tellLater = (tag: string, invalidate: (tags: string[]) => void) => {
    if (collected.size === 0) {
      setTimeout(() => {
        const tags = [...collected];
        collected.clear();
        invalidate(tags);
        announceChange(db, tags).catch(() => {});
      }, COLLECT_MS).unref();
    }
    collected.add(tag);
  };
  return {
    async add(tx, op, { kind, path, subject = '', userId, branchId = null }) {
      const actorId = op.actor.kind === 'staff' ? op.actor.id : null;
      if (userId && userId === actorId) return;
      await tx
        .insert(notifications)
        .values({
          kind: kind.name,
          userId: userId ?? null,
          actorId,
          branchId,
          path,
          subject: subject.slice(0, MOST_SUBJECT),
          createdAt: op.now,
        })
        .prepare('add-notification')
        .execute();
      if (userId) return tx.invalidate(userTag(userId));
      const tags = [kindTag(kind.name), ...(branchId ? [kindTag(kind.name, branchId)] : [])];
      if (!kind.isCounted) return tx.invalidate(...tags);
      tx.afterCommit(() => {
        for (const tag of tags) tellLater(tag, op.invalidate);
      });
    },
  };
}

/** The tag of one user's notifications. */
export const userTag = (id: string) => `notifications:user:${id}`;

/** The tag of a kind that all users with its right get; of a branch, that its accounts get. */
export const kindTag = (name: string, branchId?: string) =>
  `notifications:kind:${name}${branchId ? `:${branchId}` : ''}`;

/** The kinds that a user can get. */
export const kindsOf = (kinds: readonly NotificationKind[], holder: Holder): NotificationKind[] =>
  kinds.filter(({ right }) => right === null || holds(holder, right));
