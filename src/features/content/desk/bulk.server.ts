import { and, eq, lt } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import type { StaffActor } from '../../../platform/actor.ts';
import { sweep } from '../../../platform/database/sweep.server.ts';
import { type FieldFault, Invalid, notFound, Refusal } from '../../../platform/errors.ts';
import { success } from '../../../platform/http/replies.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { canDeleteContent, canEditContent } from '../policy.ts';
import { lockVersion } from '../read.server.ts';
import { publicPath } from '../row.server.ts';
import { withContentFaults } from '../save.server.ts';
import { LIMITS, type State, type WrittenContent } from '../schema.ts';
import { contents } from '../tables.server.ts';
import { changeRow, undoRow } from './change-row.server.ts';
import type { BulkAction, BulkChange, Outcome } from './contract.ts';
import { contentUndos, type UndoStep } from './tables.server.ts';
import { moveToTrash, recoverContent } from './trash.server.ts';

/** A change can be undone for so long. */
const UNDO_MS = 3_600_000;

export interface ItemResult {
  id: string;
  title: string;
  outcome: Outcome;
  path: string | null;
  /** What the content needs, for `notReady`. */
  faults: Record<string, FieldFault>;
}
export interface BulkOutcome {
  items: ItemResult[];
  undo: string | null;
}

/**
 * Changes each of the contents in a transaction of its own: what cannot be changed stays as it is,
 * and the result says why. Throws 401, 403, or 422 if the action lacks a value.
 */
export async function changeMany(op: Operation, change: BulkChange): Promise<BulkOutcome> {
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
export async function undoMany(op: Operation, id: string): Promise<BulkOutcome> {
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
    const faults: ItemResult['faults'] = {};
    const outcome = await withContentFaults(() => work(item)).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      if (error instanceof Invalid) Object.assign(faults, error.faults);
      return REFUSED[error.status] ?? Promise.reject(error);
    });
    const [row] = await op.db
      .select({
        title: contents.title,
        state: contents.state,
        category: contents.category,
        slug: contents.slug,
      })
      .from(contents)
      .where(eq(contents.id, id));
    const path = row?.state === 'published' ? publicPath(row.category, row.slug) : null;
    items.push({ id, title: row?.title ?? '', outcome, path, faults });
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

interface Subject {
  state: State;
  /** The text of the row. */
  fields: WrittenContent;
  /** The changes that are not published; null if there are none. */
  pending: WrittenContent | null;
}

interface Plan {
  state: State;
  fields: WrittenContent;
  pending: WrittenContent | null;
}

/** What a change makes of a content, or why it does nothing with it. */
export type PlanOf = (subject: Subject, now: Date) => Plan | Exclude<Outcome, 'changed'>;

/** Throws 422 if the change does not say what it needs. */
export function planFor({ action, tag, category }: BulkChange): PlanOf {
  switch (action) {
    case 'publish':
      return publish;
    case 'archive':
      return archive;
    case 'move': {
      if (!category) throw new Invalid({ category: { rule: 'required' } });
      return changing((fields) =>
        fields.category === category ? fields : { ...fields, category },
      );
    }
    case 'pin':
    case 'unpin': {
      const pinned = action === 'pin';
      return changing((fields) => (fields.pinned === pinned ? fields : { ...fields, pinned }));
    }
    default: {
      if (!tag) throw new Invalid({ tag: { rule: 'required' } });
      return changing(action === 'addTag' ? withTag(tag) : withoutTag(tag));
    }
  }
}

const publish: PlanOf = ({ state, fields, pending }, now) => {
  if (state === 'published' && !pending) return 'unchanged';
  const newest = pending ?? fields;
  // "Publish" means now, also for a content that was planned for later.
  const isLater = newest.publishedAt && new Date(newest.publishedAt) > now;
  return {
    state: 'published',
    fields: isLater ? { ...newest, publishedAt: null } : newest,
    pending: null,
  };
};

/** An archived content is public: a draft must not become public by mistake among many. */
const archive: PlanOf = ({ state, fields, pending }) => {
  if (state === 'archived') return 'unchanged';
  if (state !== 'published') return 'notAllowed';
  return { state: 'archived', fields: { ...fields, unpublishAt: null }, pending };
};

/** The same change of the public text and of the changes that wait. */
const changing =
  (change: (fields: WrittenContent) => WrittenContent): PlanOf =>
  ({ state, fields, pending }) => {
    const next = { fields: change(fields), pending: pending && change(pending) };
    const isSame = next.fields === fields && next.pending === pending;
    return isSame ? 'unchanged' : { state, ...next };
  };

const folded = (tag: string) => tag.toLocaleLowerCase('tr');

const withTag = (tag: string) => (fields: WrittenContent) => {
  if (fields.tags.some((one) => folded(one) === folded(tag))) return fields;
  if (fields.tags.length >= LIMITS.tags)
    throw new Invalid({ tags: { rule: 'tooManyTags', values: { max: LIMITS.tags } } });
  return { ...fields, tags: [...fields.tags, tag] };
};

const withoutTag = (tag: string) => (fields: WrittenContent) => {
  const tags = fields.tags.filter((one) => folded(one) !== folded(tag));
  return tags.length === fields.tags.length ? fields : { ...fields, tags };
};

/** What is said after it; of all others, that the contents were changed. */
const DONE: Partial<Record<BulkAction | 'undo', string>> = {
  publish: 'contentsPublished',
  archive: 'contentsArchived',
  delete: 'contentsTrashed',
  undo: 'contentsUndone',
};

/** What became of each content, and a message with their number. */
export function bulkReply(t: TFunction, action: BulkAction | 'undo', { items, undo }: BulkOutcome) {
  const changed = items.filter(({ outcome }) => outcome === 'changed').length;
  const data = {
    changed,
    items: items.map(({ faults, ...item }) => ({ ...item, reasons: reasonsOf(t, faults) })),
    undo,
  };
  const message = t(`platform:success.${DONE[action] ?? 'contentsChanged'}`, { count: changed });
  return success({ data, message });
}

/** The names of the fields are those of the server itself, so all have texts. */
const reasonsOf = (t: TFunction, faults: ItemResult['faults']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([name, { rule, values }]) => {
      const field = t(`platform:fields.${name.replace(/\.\d+/g, '').replaceAll('.', '-')}`);
      return [name, t(`platform:validation.${rule}`, { field, ...values })];
    }),
  );
