import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { SYSTEM } from '../../../platform/actor.ts';
import type { Database } from '../../../platform/database/client.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { contentPreviewLinks } from '../desk/tables.server.ts';
import { canEditContent } from '../policy.ts';
import { findMovedPath } from '../published/articles.server.ts';
import { editedRow, getHead, getRow } from '../read.server.ts';
import { renderedColumns } from '../row.server.ts';
import type { ArticleView } from '../views.ts';
import type { PreviewLink, PreviewLinkState } from './contract.ts';
import { readShown } from './page-preview.server.ts';

const VALID_MS = 7 * 24 * 3_600_000;
const TOKEN_BYTES = 32;
const { contentId, tokenHash, expiresAt, endedAt } = contentPreviewLinks;

/** The database has only this of a token, so that its readers cannot use the links. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Makes a secret link to the newest text. An earlier link to the same content ends. Throws 401, 403,
 * 404. `origin` is the address of the site.
 */
export async function makePreviewLink(
  op: Operation,
  id: string,
  origin: string,
): Promise<PreviewLink> {
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
  return { url: `${origin}${PREVIEW_PATH}/${token}`, until: until.toISOString() };
}

/** Ends the link of a content, if it has one. Throws 401, 403, 404. */
export async function removePreviewLink(op: Operation, id: string): Promise<void> {
  requireThat(op.actor, canEditContent);
  await getHead(op.db, id);
  await op.db.delete(contentPreviewLinks).where(eq(contentId, id));
}

/** When the link of a content ends; null if it has none. The link itself is not stored. */
export async function readPreviewLink(op: Operation, id: string): Promise<PreviewLinkState> {
  requireThat(op.actor, canEditContent);
  await getHead(op.db, id);
  const [row] = await op.db
    .select({ expiresAt })
    .from(contentPreviewLinks)
    .where(and(eq(contentId, id), gt(expiresAt, op.now), isNull(endedAt)));
  return { until: row?.expiresAt.toISOString() ?? null };
}

/** The content of a link, and whether the link still shows its newest text. Null: no such link. */
export async function findByToken(db: Database, token: string, now: Date) {
  const [row] = await db
    .select({ contentId, expiresAt, endedAt })
    .from(contentPreviewLinks)
    .where(eq(tokenHash, hashOf(token)));
  return row ? { ...row, isValid: row.endedAt === null && row.expiresAt > now } : null;
}

/** What a link shows: the newest text until it ends, then where the public page is; null: nothing. */
export type Previewed = { article: ArticleView; until: Date } | { publicPath: string } | null;

export async function findPreviewed(db: Database, token: string, now: Date): Promise<Previewed> {
  const link = await findByToken(db, token, now);
  if (!link) return null;
  if (!link.isValid) {
    const path = await findMovedPath(db, link.contentId);
    return path === null ? null : { publicPath: path };
  }
  const row = await editedRow(db, await getRow(db, { actor: SYSTEM }, link.contentId));
  const rendered = await renderedColumns(db, row.body);
  const publishedAt = row.publishedAt ?? now;
  const article = await readShown(db, { ...row, ...rendered, publishedAt });
  return { article, until: link.expiresAt };
}

/** The page of a preview link, followed by its token. */
export const PREVIEW_PATH = '/onizleme';
