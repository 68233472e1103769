import { getTableColumns } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.server.ts';
import { SYSTEM } from '../../../platform/operation.server.ts';
import { findMovedPath, readChangedArticle, toArticle } from '../published/articles.server.ts';
import { readChosenFiles, reportOf } from '../published/file-views.server.ts';
import { editedRow, getRow } from '../read-content.server.ts';
import type { WholeRow } from '../rows.server.ts';
import { contents } from '../tables.server.ts';
import type { ArticleView } from '../views.ts';
import { type RenderedColumns, renderedColumns } from '../write/columns.server.ts';
import { findByToken } from './preview-link.server.ts';

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
  const stored = await readChangedArticle(db, row.id, columnsOf({ ...row, ...rendered }, now));
  if (!stored) return null;
  const attachments = await readChosenFiles(db, row.attachments);
  const article = { ...stored, attachments, report: reportOf(row.category, attachments) };
  return { article: toArticle(article, []), until: link.expiresAt };
}

/** The values with the names of the columns. Without a date, that of today is shown. */
function columnsOf(row: WholeRow & RenderedColumns, now: Date): Record<string, unknown> {
  const publishedAt = row.publishedAt ?? now;
  const shown = { ...row, state: 'published', publishedAt, editedAt: publishedAt };
  return Object.fromEntries(
    Object.entries(getTableColumns(contents)).map(([key, { name }]) => [
      name,
      shown[key as keyof typeof shown],
    ]),
  );
}
