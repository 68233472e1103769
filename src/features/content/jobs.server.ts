import { and, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { JobKind, JobType } from '../../platform/jobs/job-kind.server.ts';
import { renderInThread } from '../../platform/markup/render-body.server.ts';
import { type OldTexts, renderOld } from '../../platform/markup/stored/render-old.server.ts';
import { RENDERER_VERSION } from '../../platform/markup/stored/renderer-version.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { announceContent, dueJob, endPreviewLink } from './changes.server.ts';
import { eraseOld } from './desk/trash.server.ts';
import { getRow } from './read.server.ts';
import { type RenderedColumns, renderedColumns, tagsOf } from './row.server.ts';
import { isPublic, type State } from './schema.ts';
import { contents } from './tables.server.ts';

/** Renders all contents again whose HTML is from an earlier version of the renderer. */
export const renderJob: JobType<Record<string, never>> = {
  name: 'content-render',
  schema: z.strictObject({}) as never,
};

/**
 * Every scheduled content adds one at its minute. The recurring one finds contents whose job was lost,
 * for example with a restored database.
 */
export const publishDueJob: JobKind<Record<string, never>> = {
  ...dueJob,
  cron: '* * * * *',
  tries: 5,
  firstPauseSeconds: 5,
  mayTakeSeconds: 5 * 60,
  atOnce: 1,
  startsWithinSeconds: 2,
  run: (op) => publishDue(op),
};

/**
 * Renders again, in the background, what an earlier version of the renderer has rendered. After an
 * update it begins within five minutes; then it finds nothing.
 */
export const renderOldJob: JobKind<Record<string, never>> = {
  ...renderJob,
  cron: '*/5 * * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 30 * 60,
  atOnce: 1,
  run: (op, { signal }) => renderOldContents(op, signal),
};

/** Deletes every night what is in the trash for too long. */
export const trashJob: JobKind<Record<string, never>> = {
  name: 'content-trash',
  schema: z.strictObject({}) as never,
  cron: '40 3 * * *',
  tries: 5,
  firstPauseSeconds: 60,
  mayTakeSeconds: 30 * 60,
  atOnce: 1,
  erases: true,
  run: (op, { signal }) => eraseOld(op, signal),
};

/** How many contents one run changes in each way; the job runs again within a minute. */
const MOST = 1000;

/** The contents whose time has come, by the state that they get. */
const dueAt = (now: Date) => [
  ['published', and(eq(contents.state, 'scheduled'), lte(contents.publishedAt, now))] as const,
  ['archived', and(eq(contents.state, 'published'), lte(contents.unpublishAt, now))] as const,
];

/**
 * Publishes scheduled contents and archives published ones whose time has come, at the time of
 * `op.now`. Returns how many have changed. Contents that another process changes now are left to it.
 * One that fails does not keep the others back; its error is thrown at the end.
 */
export async function publishDue(op: Operation): Promise<number> {
  let changed = 0;
  const failed: unknown[] = [];
  for (const [state, isDue] of dueAt(op.now)) {
    const rows = await op.db
      .select({ id: contents.id })
      .from(contents)
      .where(isDue)
      .orderBy(contents.id)
      .limit(MOST);
    for (const { id } of rows) {
      await transact(op, (tx) => enter(tx, op, id, state, isDue)).then(
        (isChanged) => {
          if (isChanged) changed += 1;
        },
        (error: unknown) => failed.push(error),
      );
    }
  }
  if (failed.length > 0) throw failed[0];
  return changed;
}

/** The version stays: an editor who has the content open meanwhile can save without a conflict. */
async function enter(
  tx: Transaction,
  op: Operation,
  id: string,
  state: State,
  isDue: SQL | undefined,
): Promise<boolean> {
  const [due] = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.id, id), isDue))
    .for('update', { skipLocked: true });
  if (!due) return false;
  const before = await getRow(tx, op, id);
  const change = state === 'archived' ? { state, unpublishAt: null } : { state };
  await tx.update(contents).set(change).where(eq(contents.id, id));
  if (state === 'published') await endPreviewLink(tx, id, op.now);
  tx.invalidate(...tagsOf(before));
  await announceContent(tx, op, id, before, { ...before, ...change });
  return true;
}

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
