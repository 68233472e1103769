import { and, eq, gt, lt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { JobKind } from '../../platform/jobs/job-kind.server.ts';
import { renderInThread } from '../../platform/markup/render-body.server.ts';
import { renderOld } from '../../platform/markup/stored/render-old.server.ts';
import { RENDERER_VERSION } from '../../platform/markup/stored/renderer-version.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { STATIC_PAGES_TAG } from './contract.ts';
import { staticPages } from './tables.server.ts';

const { id, body, version, rendererVersion } = staticPages;

/** Renders texts again whose HTML is from an earlier version of the renderer, as {@link renderOld}. */
export const renderOldStaticPages = (op: Operation, signal: AbortSignal): Promise<void> =>
  renderOld(
    op,
    {
      read: (after, count) =>
        op.db
          .select({ id, body, version })
          .from(staticPages)
          .where(and(lt(rendererVersion, RENDERER_VERSION), after ? gt(id, after) : undefined))
          .orderBy(id)
          .limit(count),
      async render(text) {
        const { html: bodyHtml } = await renderInThread(text.body);
        await transact(op, async (tx) => {
          // A text that was saved meanwhile is new.
          await tx
            .update(staticPages)
            .set({ bodyHtml, rendererVersion: RENDERER_VERSION })
            .where(and(eq(id, text.id), eq(version, text.version)));
          tx.invalidate(STATIC_PAGES_TAG);
        });
      },
      async keep(text) {
        await op.db
          .update(staticPages)
          .set({ rendererVersion: RENDERER_VERSION })
          .where(eq(id, text.id));
      },
    },
    signal,
  );

export const renderOldJob: JobKind<Record<string, never>> = {
  name: 'static-pages-render',
  schema: z.strictObject({}) as never,
  cron: '*/5 * * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 10 * 60,
  atOnce: 1,
  run: (op, { signal }) => renderOldStaticPages(op, signal),
};
