import { and, eq, gt, lt } from 'drizzle-orm';
import { renderInThread } from '../../platform/markup/render-body.server.ts';
import { renderOld } from '../../platform/markup/stored/render-old.server.ts';
import { RENDERER_VERSION } from '../../platform/markup/stored/renderer-version.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { renderedColumns } from './rendered-columns.server.ts';
import { documents, documentVersions } from './tables.server.ts';

const { id, body, documentId, rendererVersion } = documentVersions;

/**
 * Renders versions of documents again whose HTML is from an earlier version of the renderer, as
 * {@link renderOld}. The text of a version never changes.
 */
export const renderOldDocuments = (op: Operation, signal: AbortSignal): Promise<void> =>
  renderOld(
    op,
    {
      read: (after, count) =>
        op.db
          .select({ id, body, kind: documents.kind })
          .from(documentVersions)
          .innerJoin(documents, eq(documents.id, documentId))
          .where(and(lt(rendererVersion, RENDERER_VERSION), after ? gt(id, after) : undefined))
          .orderBy(id)
          .limit(count),
      async render(version) {
        const columns = await renderedColumns(version.body, renderInThread);
        await transact(op, async (tx) => {
          await tx.update(documentVersions).set(columns).where(eq(id, version.id));
          tx.invalidate(`document:${version.kind}`);
        });
      },
      async keep(version) {
        await op.db
          .update(documentVersions)
          .set({ rendererVersion: RENDERER_VERSION })
          .where(eq(id, version.id));
      },
    },
    signal,
  );
