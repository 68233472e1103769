import { and, eq, lt } from 'drizzle-orm';
import { sweep } from '../../../platform/database/sweep.server.ts';
import { type FieldFault, Invalid, notFound, Refusal } from '../../../platform/errors.ts';
import type { Operation, StaffActor } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { canDeleteContent, canEditContent } from '../policy.ts';
import { contents } from '../tables.server.ts';
import { moveToTrash, recoverContent } from '../trash/trash.server.ts';
import { withContentFaults } from '../write/faults.server.ts';
import { lockVersion } from '../write/lock.server.ts';
import { planFor } from './actions.ts';
import { changeRow, undoRow } from './change-row.server.ts';
import type { BulkChange, Outcome } from './schema.ts';
import { contentUndos } from './tables.server.ts';
import type { UndoStep } from './undo-step.ts';

/** A change can be undone for so long. */
const UNDO_MS = 3_600_000;

export interface ItemResult {
  id: string;
  title: string;
  outcome: Outcome;
  /** What the content needs, for `notReady`. */
  faults: Record<string, FieldFault>;
}
interface Result {
  items: ItemResult[];
  undo: string | null;
}

/**
 * Changes each of the contents in a transaction of its own: what cannot be changed stays as it is,
 * and the result says why. Throws 401, 403, or 422 if the action lacks a value.
 */
export async function changeMany(op: Operation, change: BulkChange): Promise<Result> {
  requireThat(op.actor, change.action === 'delete' ? canDeleteContent : canEditContent);
  const work = change.action === 'delete' ? trashOne : changeRowWith(change);
  const chosen = [...new Map(change.items.map((item) => [item.id, item])).values()];
  const steps: UndoStep[] = [];
  const items = await each(op, chosen, async (item) => {
    const done = await work(op, item);
    if (typeof done === 'string') return done;
    steps.push(done.step);
    return 'changed';
  });
  return { items, undo: await keepUndo(op, steps) };
}

const changeRowWith = (change: BulkChange) => {
  const planOf = planFor(change);
  return (op: Operation, item: BulkChange['items'][number]) => changeRow(op, item, planOf);
};

const trashOne = (op: Operation, { id, version }: BulkChange['items'][number]) =>
  transact(op, async (tx) => {
    await moveToTrash(tx, op, await lockVersion(tx, op, id, version));
    return { step: { from: 'trash', id, version: version + 1 } satisfies UndoStep };
  });

/**
 * Undoes a change of many, as far as nobody has saved the contents since. Only the user who made it
 * can undo it, once, within an hour. Throws 401, 403, 404.
 */
export async function undoMany(op: Operation, id: string): Promise<Result> {
  requireThat(op.actor, canEditContent);
  const { id: userId } = op.actor as StaffActor;
  const [kept] = await op.db
    .select({ steps: contentUndos.steps, createdAt: contentUndos.createdAt })
    .from(contentUndos)
    .where(and(eq(contentUndos.id, id), eq(contentUndos.userId, userId)));
  if (!kept || kept.createdAt.getTime() + UNDO_MS < op.now.getTime()) throw notFound();
  const items = await each(op, kept.steps, async (step) => {
    if (step.from === 'trash') await recoverContent(op, step.id, step.version);
    else await undoRow(op, step);
    return 'changed';
  });
  await op.db.delete(contentUndos).where(eq(contentUndos.id, id));
  return { items, undo: null };
}

async function each<Item extends { id: string }>(
  op: Operation,
  chosen: readonly Item[],
  work: (item: Item) => Promise<Outcome>,
): Promise<ItemResult[]> {
  const items: ItemResult[] = [];
  for (const item of chosen) {
    const { id } = item;
    const [row] = await op.db
      .select({ title: contents.title })
      .from(contents)
      .where(eq(contents.id, id));
    const faults: ItemResult['faults'] = {};
    const outcome = await withContentFaults(() => work(item)).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      if (error instanceof Invalid) Object.assign(faults, error.faults);
      return REFUSED[error.status] ?? Promise.reject(error);
    });
    items.push({ id, title: row?.title ?? '', outcome, faults });
  }
  return items;
}

const REFUSED: Record<number, Outcome> = { 404: 'gone', 409: 'conflict', 422: 'notReady' };

/** Stores how to undo a change; returns null if there is nothing to undo. */
async function keepUndo(op: Operation, steps: UndoStep[]): Promise<string | null> {
  const old = new Date(op.now.getTime() - UNDO_MS);
  await sweep(op.db, contentUndos.id, lt(contentUndos.createdAt, old));
  if (steps.length === 0) return null;
  const { id: userId } = op.actor as StaffActor;
  const [row] = await op.db
    .insert(contentUndos)
    .values({ userId, steps, createdAt: op.now })
    .returning({ id: contentUndos.id });
  return row?.id ?? null;
}
