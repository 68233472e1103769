import type { AuditAction } from '../../platform/audit-events.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { hasRecorded, recordEvent } from '../audit/operations.server.ts';
import { isPublic } from './schema.ts';
import type { contents } from './tables.server.ts';

/** These fields are recorded with their old and new values. */
const SHORT = [
  'title',
  'category',
  'slug',
  'state',
  'author',
  'place',
  'language',
  'publishedAt',
  'unpublishAt',
  'coverId',
  'coverCredit',
  'coverDecorative',
  'tags',
  'shareTitle',
  'sharePictureId',
  'pinnedAt',
] as const;
/** For these fields, only the change and the length are recorded. */
const LONG = ['summary', 'body', 'coverAlt', 'coverCaption', 'shareDescription'] as const;
type Columns = Pick<typeof contents.$inferSelect, (typeof SHORT)[number] | (typeof LONG)[number]>;
export interface Recorded extends Columns {
  /** Left out if they do not change. */
  attachments?: readonly { mediaId: string }[];
}
type Field = keyof Recorded;
const ALL: readonly Field[] = [...SHORT, 'attachments', ...LONG];

/** The editor saves a draft every few seconds; in this period, only the first save is recorded. */
const DRAFT_PAUSE_MS = 15 * 60_000;

/**
 * Writes the change of a content into the audit log; `before` is null for a new one, `after` for a
 * deleted one. If only a draft was changed, one change of each user is recorded in 15 minutes. Call
 * it last in the transaction.
 */
export async function recordChange(
  tx: Transaction,
  op: Operation,
  id: string,
  before: Recorded | null,
  after: Recorded | null,
): Promise<void> {
  const subject = { kind: 'content' as const, id, name: (after ?? before)?.title ?? '' };
  for (const action of actionsOf(before, after)) {
    const values = valuesOf(action, before, after);
    if (!values) continue;
    const isDraft = action === 'content.update' && after !== null && !isPublic(after.state);
    if (isDraft && (await hasWritten(tx, op, id))) continue;
    await recordEvent(tx, op, { action, subject, ...values });
  }
}

/** What happens to a deleted content. Call it last in the transaction. */
export const recordTrash = (
  tx: Transaction,
  op: Operation,
  action: 'content.recover' | 'content.erase',
  { id, title }: { id: string; title: string },
): Promise<void> => recordEvent(tx, op, { action, subject: { kind: 'content', id, name: title } });

/** Call it last in the transaction. */
export const recordRestored = (
  tx: Transaction,
  op: Operation,
  { id, title }: { id: string; title: string },
): Promise<void> =>
  recordEvent(tx, op, {
    action: 'content.restore',
    subject: { kind: 'content', id, name: title },
  });

const hasWritten = (tx: Queryable, op: Operation, id: string): Promise<boolean> =>
  hasRecorded(tx, op, {
    actions: ['content.create', 'content.update', 'content.unpublish'],
    kind: 'content',
    id,
    since: new Date(op.now.getTime() - DRAFT_PAUSE_MS),
  });

/**
 * New content that is published at once is recorded as created and as published, so that both
 * filters find it.
 */
function actionsOf(before: Recorded | null, after: Recorded | null): AuditAction[] {
  if (!after) return ['content.delete'];
  if (before?.state === after.state) return ['content.update'];
  const becomes = {
    draft: before && isPublic(before.state) ? 'content.unpublish' : 'content.update',
    inReview: 'content.submit',
    scheduled: 'content.schedule',
    published: 'content.publish',
    archived: 'content.archive',
  } as const;
  if (before) return [becomes[after.state]];
  return after.state === 'draft' ? ['content.create'] : ['content.create', becomes[after.state]];
}

/** The fields whose values differ, besides those that `after` leaves out. */
export const changedFields = (before: Recorded, after: Recorded): Field[] =>
  ALL.filter((field) => after[field] !== undefined && plain(before[field]) !== plain(after[field]));

/** Null if no field has changed. */
function valuesOf(action: AuditAction, before: Recorded | null, after: Recorded | null) {
  if (before && after) {
    const changed = changedFields(before, after);
    return changed.length > 0
      ? { before: recordable(before, changed), after: recordable(after, changed) }
      : null;
  }
  const fields = action === 'content.create' || action === 'content.delete' ? ALL : SHORT;
  if (before) return { before: recordable(before, fields) };
  return after ? { after: recordable(after, fields) } : null;
}

function plain(value: Recorded[Field]) {
  if (Array.isArray(value)) {
    const list: readonly (string | { mediaId: string })[] = value;
    return list.map((one) => (typeof one === 'string' ? one : one.mediaId)).join(', ');
  }
  return value instanceof Date ? value.toISOString() : value;
}

const isLong = (field: Field) => (LONG as readonly Field[]).includes(field);

const recordable = (content: Recorded, fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      isLong(field) ? { characters: String(content[field] ?? '').length } : plain(content[field]),
    ]),
  );
