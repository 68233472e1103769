import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import { RENDERER_VERSION } from '../../../platform/markup/stored/renderer-version.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { fieldsOfRevision } from '../editor/revisions.server.ts';
import { getRow, lockVersion } from '../read.server.ts';
import { noteMedia } from '../relations.server.ts';
import { renderedColumns, type WholeRow, writtenOf } from '../row.server.ts';
import { checkReady } from '../rules.ts';
import { requirePin } from '../save.server.ts';
import { isPublic } from '../schema.ts';
import { contents } from '../tables.server.ts';
import { writePending, writeRow } from '../write.server.ts';
import type { PlanOf } from './bulk.server.ts';
import type { Outcome } from './contract.ts';
import { contentRevisions, type UndoStep } from './tables.server.ts';

type Changed = { step: UndoStep } | Exclude<Outcome, 'changed'>;

/**
 * Changes one content as `planOf` says, if `version` is the current one. Pending changes stay
 * pending, unless the plan publishes them. Throws 404, 409, or 422 with what the content needs.
 */
export async function changeRow(
  op: Operation,
  { id, version }: { id: string; version: number },
  planOf: PlanOf,
): Promise<Changed> {
  const row = await getRow(op.db, op, id);
  if (row.version !== version) throw conflict();
  const pending = row.pendingRevision
    ? await fieldsOfRevision(op.db, id, row.pendingRevision)
    : null;
  const fields = writtenOf(row, row.attachments);
  const plan = planOf({ state: row.state, fields, pending }, op.now);
  if (typeof plan === 'string') return plan;
  const { state } = plan;
  requirePin(op, plan.fields.pinned, row);
  const publishes = state === 'published' && (row.state !== state || (pending && !plan.pending));
  const rendered = await renderedIfChanged(op, row, plan.fields.body);
  if (publishes || plan.fields.publishedAt !== fields.publishedAt)
    checkReady(plan.fields, state, op.now, (rendered ?? row).picturesWithoutAlt);
  return transact(op, async (tx): Promise<Changed> => {
    const before = await lockVersion(tx, op, id, version);
    const kind = isPublic(state) ? 'publish' : 'save';
    const after = await writeRow(tx, op, before, { ...plan, rendered, kind });
    if (plan.pending) await writePending(tx, op, after, plan.pending, 'save');
    return {
      step: {
        from: 'change',
        id,
        version: after.version + (plan.pending ? 1 : 0),
        state: before.state,
        publishedAt: before.publishedAt?.toISOString() ?? null,
        unpublishAt: before.unpublishAt?.toISOString() ?? null,
        rowRevision: before.rowRevision ?? (await firstRevision(tx, id)),
        pendingRevision: before.pendingRevision,
      },
    };
  });
}

/** Most changes of many contents do not touch the texts, and rendering them takes the most time. */
const renderedIfChanged = (op: Operation, row: WholeRow, body: string) =>
  body === row.body && row.rendererVersion === RENDERER_VERSION
    ? null
    : renderedColumns(op.db, body);

/** The revision that the first save made of the text that was there before revisions existed. */
async function firstRevision(tx: Queryable, contentId: string): Promise<string> {
  const [row] = await tx
    .select({ id: contentRevisions.id })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.contentId, contentId), eq(contentRevisions.kind, 'import')))
    .orderBy(contentRevisions.number)
    .limit(1);
  if (!row) throw new Error('The text before the change was not stored.');
  return row.id;
}

/**
 * Makes a content what it was before a change: text, state, dates and pending changes. Throws 404, or
 * 409 if it was saved since.
 */
export async function undoRow(
  op: Operation,
  step: Extract<UndoStep, { from: 'change' }>,
): Promise<void> {
  const { id, version, state, pendingRevision } = step;
  const stored = await fieldsOfRevision(op.db, id, step.rowRevision);
  if (!stored) throw notFound();
  const { translationOf: _link, ...text } = stored;
  const { publishedAt, unpublishAt } = step;
  const fields = { ...text, publishedAt, unpublishAt };
  const row = await getRow(op.db, op, id);
  if (row.version !== version) throw conflict();
  const rendered = await renderedIfChanged(op, row, fields.body);
  await transact(op, async (tx) => {
    const before = await lockVersion(tx, op, id, version);
    await writeRow(tx, op, before, {
      fields,
      rendered,
      state,
      kind: isPublic(state) ? 'publish' : 'save',
      publishedAt: publishedAt ? new Date(publishedAt) : null,
    });
    const pending = pendingRevision && (await fieldsOfRevision(tx, id, pendingRevision));
    if (!pending) return;
    await tx.update(contents).set({ pendingRevision }).where(eq(contents.id, id));
    await noteMedia(tx, id, fields, pending);
  });
}
