import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { sweep } from '../../../platform/database/sweep.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { NewContent } from '../schema.ts';
import { contentCreations } from './tables.server.ts';

/** A call that is repeated after this time creates a second content. */
const REMEMBERED_MS = 30 * 24 * 3_600_000;

interface Creation {
  id: string;
  /** The content that an earlier call created; null if this is the first call. */
  contentId: string | null;
  isSameInput: boolean;
}

/**
 * Registers the key of a call that creates a content, or finds the earlier call with the same key
 * from the same account. Of two calls at the same moment, the second one waits here until the first
 * one is committed. Returns null if there is no key.
 */
export async function claimCreation(
  tx: Queryable,
  { actor, now }: Operation,
  key: string | undefined,
  input: NewContent,
): Promise<Creation | null> {
  if (!key || actor.kind !== 'staff') return null;
  const inputHash = createHash('sha256').update(JSON.stringify(input)).digest();
  const old = new Date(now.getTime() - REMEMBERED_MS);
  await sweep(tx, contentCreations.id, lt(contentCreations.createdAt, old));
  const [claimed] = await tx
    .insert(contentCreations)
    .values({ userId: actor.id, key, inputHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: contentCreations.id });
  if (claimed) return { id: claimed.id, contentId: null, isSameInput: true };
  const [earlier] = await tx
    .select()
    .from(contentCreations)
    .where(and(eq(contentCreations.userId, actor.id), eq(contentCreations.key, key)));
  // The content was deleted between the two statements, and the key with it.
  if (!earlier) return null;
  const { id, contentId } = earlier;
  return { id, contentId, isSameInput: inputHash.equals(earlier.inputHash) };
}

/** Stores which content the call created. */
export async function nameCreated(tx: Queryable, id: string, contentId: string): Promise<void> {
  await tx.update(contentCreations).set({ contentId }).where(eq(contentCreations.id, id));
}
