import { and, eq, gt, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import { renderInThread } from '../../platform/markup/render-body.server.ts';
import { renderOld } from '../../platform/markup/stored/render-old.server.ts';
import { RENDERER_VERSION } from '../../platform/markup/stored/renderer-version.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { renderText } from './pictures.server.ts';
import { ownPageTexts } from './tables.server.ts';
import { pageTag } from './tags.ts';
import { eraseOldPages } from './trash.server.ts';

const { id, pageId, body, rendererVersion } = ownPageTexts;

/** Renders texts again whose HTML is from an earlier version of the renderer, as {@link renderOld}. */
const renderOldTexts = (op: Operation, signal: AbortSignal): Promise<void> =>
  renderOld(
    op,
    {
      read: (after, count) =>
        op.db
          .select({ id, pageId, body })
          .from(ownPageTexts)
          .where(and(lt(rendererVersion, RENDERER_VERSION), after ? gt(id, after) : undefined))
          .orderBy(id)
          .limit(count),
      async render(text) {
        const { html: bodyHtml } = await renderText(op.db, text.body, undefined, renderInThread);
        await transact(op, async (tx) => {
          // A publication replaces the row.
          await tx
            .update(ownPageTexts)
            .set({ bodyHtml, rendererVersion: RENDERER_VERSION })
            .where(and(eq(id, text.id), eq(body, text.body)));
          tx.invalidate(pageTag(text.pageId));
        });
      },
      async keep(text) {
        await op.db
          .update(ownPageTexts)
          .set({ rendererVersion: RENDERER_VERSION })
          .where(eq(id, text.id));
      },
    },
    signal,
  );

const job = {
  schema: z.strictObject({}) as never,
  tries: 5,
  firstPauseSeconds: 60,
  atOnce: 1,
} as const;

export const renderOldJob: JobKind<Record<string, never>> = {
  ...job,
  name: 'own-pages-render',
  cron: '*/5 * * * *',
  mayTakeSeconds: 10 * 60,
  run: (op, { signal }) => renderOldTexts(op, signal),
};

/** Deletes every night what is in the trash for too long. */
export const trashJob: JobKind<Record<string, never>> = {
  ...job,
  name: 'own-pages-trash',
  cron: '50 3 * * *',
  mayTakeSeconds: 10 * 60,
  run: (op, { signal }) => eraseOldPages(op, signal),
};
