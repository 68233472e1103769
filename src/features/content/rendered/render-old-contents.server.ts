import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { renderInThread } from '../../../platform/markup/render-body.server.ts';
import { type OldTexts, renderOld } from '../../../platform/markup/stored/render-old.server.ts';
import { RENDERER_VERSION } from '../../../platform/markup/stored/renderer-version.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { isPublic } from '../schema.ts';
import { contents } from '../tables.server.ts';
import { tagsOf } from '../tags.ts';
import { type RenderedColumns, renderedColumns } from '../write/columns.server.ts';

interface OldContent {
  id: string;
  body: string;
}

const isOld = lt(contents.rendererVersion, RENDERER_VERSION);
/** A save in the meantime has rendered the new text; replaced media have changed the text. */
const isUnchanged = ({ id, body }: OldContent) =>
  and(eq(contents.id, id), eq(contents.body, body), isOld);

/**
 * Renders contents again whose HTML is from an earlier version of the renderer, as
 * {@link renderOld}. Several processes may do this at the same time. Versions and dates of the
 * contents stay.
 */
export const renderOldContents = (op: Operation, signal: AbortSignal): Promise<void> =>
  renderOld(op, oldContents(op), signal);

const oldContents = (op: Operation): OldTexts<OldContent> => ({
  read: (after, count) =>
    op.db
      .select({ id: contents.id, body: contents.body })
      .from(contents)
      .where(and(isOld, after ? gt(contents.id, after) : undefined))
      .orderBy(contents.id)
      .limit(count),
  async render(content) {
    const columns = await renderedColumns(op.db, content.body, renderInThread);
    await transact(op, (tx) => store(tx, content, columns));
  },
  async keep(content) {
    await op.db
      .update(contents)
      .set({ rendererVersion: RENDERER_VERSION })
      .where(isUnchanged(content));
  },
});

async function store(tx: Transaction, content: OldContent, columns: RenderedColumns) {
  const [row] = await tx.update(contents).set(columns).where(isUnchanged(content)).returning({
    id: contents.id,
    category: contents.category,
    state: contents.state,
    isOther: sql<boolean>`(old.body_html, old.headings) is distinct from (new.body_html, new.headings)`,
    isInLists: sql<boolean>`old.reading_minutes <> new.reading_minutes`,
  });
  if (!row || !isPublic(row.state)) return;
  if (row.isInLists) tx.invalidate(...tagsOf(row));
  else if (row.isOther) tx.invalidate(`content:${row.id}`);
}
