import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { AuditAction } from '../../platform/audit-events.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { JobType } from '../../platform/jobs/job-kind.server.ts';
import { type NotificationKind, notify } from '../../platform/notify.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { NamedBranch } from '../../platform/session.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import { hasRecorded, recordEvent } from '../audit/operations.server.ts';
import { contentPreviewLinks } from './desk/tables.server.ts';
import { contentRight } from './policy.ts';
import { publicPath, type Row } from './row.server.ts';
import { type CorrectionNote, isPublic, type PublicationKind, type State } from './schema.ts';
import { contents } from './tables.server.ts';

/**
 * Tells everybody who wants to know of a change of a content: other programs, the writers, the audit
 * log. `before` is null for a new content, `after` for a deleted one. Call it last in the transaction.
 */
export async function announceContent(
  tx: Transaction,
  op: Operation,
  id: string,
  before: Recorded | null,
  after: Recorded | null,
): Promise<void> {
  await tellPublication(tx, op, id, before, after);
  await notifyWriters(tx, op, id, before, after);
  await recordChange(tx, op, id, before, after);
}

/** Columns that follow from other fields, and who saved when: a change of them is not recorded. */
const UNRECORDED = [
  'id',
  'branchId',
  'authorId',
  'translationGroup',
  'bodyHtml',
  'headings',
  'readingMinutes',
  'picturesWithoutAlt',
  'rendererVersion',
  'pendingRevision',
  'rowRevision',
  'createdAt',
  'updatedAt',
  'editedAt',
  'createdBy',
  'updatedBy',
  'version',
] as const;
type Columns = Omit<Row, (typeof UNRECORDED)[number]>;
/** For these fields, only the change and the length are recorded. */
const LONG: readonly Field[] = ['summary', 'body', 'coverAlt', 'coverCaption', 'shareDescription'];
export interface Recorded extends Columns {
  /** Left out if they do not change. */
  attachments?: readonly { mediaId: string }[];
  /** The same. */
  branch?: NamedBranch | null;
}
type Field = keyof Recorded;

const isUnrecorded = (column: string) => (UNRECORDED as readonly string[]).includes(column);
const COLUMNS = Object.keys(getTableColumns(contents)).filter(
  (column) => !isUnrecorded(column),
) as (keyof Columns)[];
const ALL: readonly Field[] = [...COLUMNS, 'attachments', 'branch'];
/** These fields are recorded with their old and new values. */
const SHORT: readonly Field[] = [...COLUMNS.filter((field) => !LONG.includes(field)), 'branch'];

/** The editor saves a draft every few seconds; in this period, only the first save is recorded. */
const DRAFT_PAUSE_MS = 15 * 60_000;

/**
 * Writes the change of a content into the audit log; `before` is null for a new one, `after` for a
 * deleted one. If only a draft was changed, one change of each user is recorded in 15 minutes. Call
 * it last in the transaction.
 */
async function recordChange(
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
  // Of its own, so that it is recorded for a draft too: a content can be made one to remove a note.
  const lost = lostNotes(before, after);
  if (after && lost.length > 0)
    await recordEvent(tx, op, {
      action: 'content.alterCorrection',
      subject,
      before: { corrections: lost.map(inWords).join(', ') },
      after: { corrections: plain(after.corrections) },
    });
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
    const list: readonly (string | { mediaId: string } | CorrectionNote)[] = value;
    return list.map(inWords).join(', ');
  }
  if (value instanceof Date) return value.toISOString();
  return value && typeof value === 'object' && 'name' in value ? value.name : value;
}

const inWords = (one: string | { mediaId: string } | CorrectionNote): string => {
  if (typeof one === 'string') return one;
  return 'mediaId' in one ? one.mediaId : `${one.day}: ${one.text}`;
};

/** The notes of a content that was published, which it does not have any more as they were. */
function lostNotes(before: Recorded | null, after: Recorded | null): CorrectionNote[] {
  if (!before?.publishedAt || !after) return [];
  const kept = new Set(after.corrections.map(inWords));
  return before.corrections.filter((one) => !kept.has(inWords(one)));
}

const recordable = (content: Recorded, fields: readonly Field[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      LONG.includes(field)
        ? { characters: String(content[field] ?? '').length }
        : plain(content[field]),
    ]),
  );

export interface Publication {
  kind: PublicationKind;
  /** As the public sees it; for `unpublished`, as it saw it last. */
  content: {
    id: string;
    title: string;
    /** Without the origin. */
    path: string;
  };
}

/** What another feature does when the public sees another content than before. */
export interface PublicationListener {
  /**
   * Runs in the transaction of the change. It must not wait for a lock: other changes wait for this
   * transaction.
   */
  tell(tx: Transaction, op: Operation, publication: Publication): Promise<void>;
}

export const PUBLICATIONS = defineSlot<PublicationListener>('a listener of publications');

/**
 * Tells the listener what the public sees from now on; nothing if that is the same as before.
 * `before` is null for a new content and one from the trash, `after` for a deleted one.
 */
export async function tellPublication(
  tx: Transaction,
  op: Operation,
  id: string,
  before: Recorded | null,
  after: Recorded | null,
): Promise<void> {
  const kind = publicationKindOf(before, after);
  const shown = kind === 'unpublished' ? before : after;
  if (!kind || !shown) return;
  const content = { id, title: shown.title, path: publicPath(shown.category, shown.slug) };
  await op.read(PUBLICATIONS).tell(tx, op, { kind, content });
}

function publicationKindOf(
  before: Recorded | null,
  after: Recorded | null,
): PublicationKind | null {
  const was = before && isPublic(before.state) ? before : null;
  const is = after && isPublic(after.state) ? after : null;
  if (!is) return was && 'unpublished';
  if (was?.state !== is.state) return is.state === 'archived' ? 'archived' : 'published';
  return changedFields(was, is).some((field) => field !== 'unpublishAt') ? 'changed' : null;
}

const reviewAsked: NotificationKind = { name: 'contentReview', right: contentRight };
const published: NotificationKind = { name: 'contentPublished', right: contentRight };

export const contentNotifications = [reviewAsked, published];

/** Tells the writers that a content waits for a review, or is public now. */
async function notifyWriters(
  tx: Transaction,
  op: Operation,
  id: string,
  before: Recorded | null,
  after: Recorded | null,
): Promise<void> {
  // The demo and imports add many contents at once.
  if (!after || after.state === before?.state || (!before && op.actor.kind === 'system')) return;
  const kind = { inReview: reviewAsked, published }[after.state as string];
  if (!kind) return;
  const [row] = await tx
    .select({ branchId: contents.branchId })
    .from(contents)
    .where(eq(contents.id, id));
  const branchId = row?.branchId ?? null;
  await notify(tx, op, { kind, path: `/dashboard/blog/${id}`, subject: after.title, branchId });
}

interface Scheduled {
  state: State;
  publishedAt: Date | null;
  unpublishAt: Date | null;
}

/**
 * Replaces the jobs that publish or archive a content at its time, if a time has changed. `before` is
 * null for a new content, `after` for a deleted one.
 */
export async function setSchedule(
  tx: Transaction,
  id: string,
  before: Scheduled | null,
  after: Scheduled | null,
): Promise<void> {
  const [was, is] = [timesOf(before), timesOf(after)];
  for (const name of ['publish', 'archive'] as const) {
    if (was[name]?.getTime() === is[name]?.getTime()) continue;
    const key = `${name} ${id}`;
    const startAt = is[name];
    if (startAt) await tx.addJob(dueJob, {}, { startAt, key });
    else await tx.cancelJob(dueJob, key);
  }
}

function timesOf(content: Scheduled | null) {
  if (!content) return { publish: null, archive: null };
  const { state, publishedAt, unpublishAt } = content;
  return {
    publish: state === 'scheduled' ? publishedAt : null,
    archive: state === 'scheduled' || state === 'published' ? unpublishAt : null,
  };
}

/** Publishes and archives all contents whose time has come. */
export const dueJob: JobType<Record<string, never>> = {
  name: 'content-due',
  schema: z.strictObject({}) as never,
};

/**
 * Publishing ends the preview: all may see the text now, and later changes are not for the link's
 * readers. It is kept, because it leads to the public page from then on.
 */
export async function endPreviewLink(
  db: Pick<Queryable, 'update'>,
  id: string,
  now: Date,
): Promise<void> {
  await db
    .update(contentPreviewLinks)
    .set({ endedAt: now })
    .where(and(eq(contentPreviewLinks.contentId, id), isNull(contentPreviewLinks.endedAt)));
}
