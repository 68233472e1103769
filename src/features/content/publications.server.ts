import type { Operation } from '../../platform/operation.server.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { changedFields, type Recorded } from './recorded.server.ts';
import { publicPath } from './rows.server.ts';
import { isPublic, type PublicationKind } from './schema.ts';

export interface Publication {
  kind: PublicationKind;
  /** As the public sees it; for `unpublished`, as it saw it last. */
  content: {
    id: string;
    title: string;
    /** Without the origin. */
    path: string;
  };
}

/** What another feature does when the public sees another content than before. */
export interface PublicationListener {
  /**
   * Runs in the transaction of the change. It must not wait for a lock: other changes wait for this
   * transaction.
   */
  tell(tx: Transaction, op: Operation, publication: Publication): Promise<void>;
}

export const PUBLICATIONS = defineSlot<PublicationListener>('a listener of publications');

/**
 * Tells the listener what the public sees from now on; nothing if that is the same as before.
 * `before` is null for a new content and one from the trash, `after` for a deleted one.
 */
export async function tellPublication(
  tx: Transaction,
  op: Operation,
  id: string,
  before: Recorded | null,
  after: Recorded | null,
): Promise<void> {
  const kind = kindOf(before, after);
  const shown = kind === 'unpublished' ? before : after;
  if (!kind || !shown) return;
  const content = { id, title: shown.title, path: publicPath(shown.category, shown.slug) };
  await op.read(PUBLICATIONS).tell(tx, op, { kind, content });
}

function kindOf(before: Recorded | null, after: Recorded | null): PublicationKind | null {
  const was = before && isPublic(before.state) ? before : null;
  const is = after && isPublic(after.state) ? after : null;
  if (!is) return was && 'unpublished';
  if (was?.state !== is.state) return is.state === 'archived' ? 'archived' : 'published';
  return changedFields(was, is).some((field) => field !== 'unpublishAt') ? 'changed' : null;
}
