import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Queryable } from '../../../platform/database/client.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { canEditContent } from '../policy.ts';
import { getHead } from '../read-content.server.ts';
import { PREVIEW_PATH } from './paths.ts';
import { contentPreviewLinks } from './tables.server.ts';

const VALID_MS = 7 * 24 * 3_600_000;
const TOKEN_BYTES = 32;
const { contentId, tokenHash, expiresAt, endedAt } = contentPreviewLinks;

/** The database has only this of a token, so that its readers cannot use the links. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

export interface PreviewLink {
  /** The path of the page, `/onizleme/…`. */
  path: string;
  until: Date;
}

/**
 * Makes a secret link to the newest text. An earlier link to the same content ends. Throws 401, 403,
 * 404.
 */
export async function makePreviewLink(op: Operation, id: string): Promise<PreviewLink> {
  requireThat(op.actor, canEditContent);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const until = new Date(op.now.getTime() + VALID_MS);
  const values = {
    tokenHash: hashOf(token),
    createdBy: op.actor.kind === 'staff' ? op.actor.id : null,
    expiresAt: until,
    endedAt: null,
  };
  await transact(op, async (tx) => {
    await getHead(tx, id);
    await tx
      .insert(contentPreviewLinks)
      .values({ contentId: id, ...values })
      .onConflictDoUpdate({ target: contentId, set: values });
  });
  return { path: `${PREVIEW_PATH}/${token}`, until };
}

/** Ends the link of a content, if it has one. Throws 401, 403, 404. */
export async function removePreviewLink(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canEditContent);
  await getHead(op.db, id);
  await op.db.delete(contentPreviewLinks).where(eq(contentId, id));
}

/**
 * Publishing ends the preview: all may see the text now, and later changes are not for the link's
 * readers. It is kept, because it leads to the public page from then on.
 */
export async function endPreviewLink(
  db: Pick<Queryable, 'update'>,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .update(contentPreviewLinks)
    .set({ endedAt: now })
    .where(and(eq(contentId, id), isNull(endedAt)));
}

/** When the link of a content ends; null if it has none. The link itself is not stored. */
export async function readPreviewLink(op: Operation, id: string): Promise<Date | null> {
  requireThat(op.actor, canEditContent);
  await getHead(op.db, id);
  const [row] = await op.db
    .select({ expiresAt })
    .from(contentPreviewLinks)
    .where(and(eq(contentId, id), gt(expiresAt, op.now), isNull(endedAt)));
  return row?.expiresAt ?? null;
}

/** The content of a link, and whether the link still shows its newest text. Null: no such link. */
export async function findByToken(db: Database, token: string, now: Date) {
  const [row] = await db
    .select({ contentId, expiresAt, endedAt })
    .from(contentPreviewLinks)
    .where(eq(tokenHash, hashOf(token)));
  return row ? { ...row, isValid: row.endedAt === null && row.expiresAt > now } : null;
}
