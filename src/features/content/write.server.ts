import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import {
  type ConstraintFaults,
  withFieldFaults,
} from '../../platform/database/constraint-faults.server.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { type Transaction, transact } from '../../platform/transaction.server.ts';
import { claimCreation, nameCreated } from './creations.server.ts';
import { canCreateContent, canEditContent } from './policy.ts';
import { endPreviewLink } from './preview-link/preview-link.server.ts';
import { editedRow, getRow } from './read-content.server.ts';
import { recordChange, recordRestored } from './recorded.server.ts';
import {
  fieldsOfRevision,
  keepFirstText,
  writeRevision,
} from './revisions/write-revision.server.ts';
import { toContent, type WholeRow } from './rows.server.ts';
import { setSchedule } from './schedule/set-schedule.server.ts';
import {
  type Content,
  type ContentChange,
  isPublic,
  type NewContent,
  type PendingChange,
  type RevisionKind,
  type State,
  type WrittenContent,
} from './schema.ts';
import { contents, formerSlugs } from './tables.server.ts';
import { tagsOf } from './tags.ts';
import { checkReady } from './write/check-ready.ts';
import {
  columnsOf,
  type RenderedColumns,
  renderedColumns,
  writtenOf,
} from './write/columns.server.ts';
import {
  authorName,
  noteMedia,
  setAttachments,
  translationGroup,
} from './write/relations.server.ts';
import { freeSlug, keepFormerSlug, wantedSlug } from './write/slugs.server.ts';

/**
 * Creates a content. A call that is repeated with the same `key` returns the content that the first
 * call created. Throws 401, 403, 422 with the name of the field, or 409 with the `current` content
 * if the repeated call has different input.
 */
export async function createContent(
  op: Operation,
  { state, ...fields }: NewContent,
  key?: string,
): Promise<Content> {
  requireThat(op.actor, canCreateContent);
  checkReady(fields, state, op.now);
  const wanted = wantedSlug(fields);
  const rendered = await renderedColumns(op.db, fields.body);
  return withContentFaults(() =>
    transact(op, async (tx) => {
      const creation = await claimCreation(tx, op, key, { ...fields, state });
      if (creation?.contentId) {
        const current = toContent(await getRow(tx, op, creation.contentId), op.actor);
        if (creation.isSameInput) return current;
        throw conflict({ current });
      }
      const slug = fields.slug || (await freeSlug(tx, wanted));
      // New content may use an address that another content used formerly.
      await tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug));
      const columns = { ...(await rowOf(tx, op, null, fields, state)), ...rendered, slug };
      const [row] = await tx
        .insert(contents)
        .values({ ...columns, createdAt: op.now, createdBy: actorId(op) })
        .returning({ id: contents.id })
        .prepare('content-insert')
        .execute();
      if (!row) throw new Error('The content was not written.');
      if (creation) await nameCreated(tx, creation.id, row.id);
      const kind = isPublic(state) ? 'publish' : 'save';
      const after = await finishRow(tx, op, row.id, null, { fields: { ...fields, slug }, kind });
      await recordChange(tx, op, row.id, null, { ...columns, attachments: fields.attachments });
      return toContent(after, op.actor);
    }),
  );
}

/**
 * Saves a content and puts it into a state, if `version` is still the current one. Throws 404, 422,
 * or 409 with the `current` content if another user has saved in the meantime.
 */
export async function saveContent(
  op: Operation,
  id: string,
  { version, state, ...fields }: ContentChange,
): Promise<Content> {
  requireThat(op.actor, canEditContent);
  checkReady(fields, state, op.now);
  const rendered = await renderedColumns(op.db, fields.body);
  const target = { state, kind: isPublic(state) ? 'publish' : 'save' } as const;
  return withContentFaults(() =>
    transact(op, async (tx) => {
      const before = await lockVersion(tx, op, id, version);
      return toContent(await writeRow(tx, op, before, { fields, rendered, ...target }), op.actor);
    }),
  );
}

/**
 * Saves the fields without changing what the public sees: a content that is public or scheduled gets
 * pending changes. Returns the content with its newest text. Throws as {@link saveContent}.
 */
export async function savePending(
  op: Operation,
  id: string,
  { version, auto, ...fields }: PendingChange,
  kind: RevisionKind = auto ? 'autosave' : 'save',
): Promise<Content> {
  requireThat(op.actor, canEditContent);
  const rendered = await renderedColumns(op.db, fields.body);
  return withContentFaults(() =>
    transact(op, async (tx) => {
      const before = await lockVersion(tx, op, id, version);
      const { state } = before;
      if (state === 'draft' || state === 'inReview') {
        const after = await writeRow(tx, op, before, { fields, rendered, state, kind });
        if (kind === 'restore') await recordRestored(tx, op, after);
        return toContent(after, op.actor);
      }
      await writePending(tx, op, before, fields, kind);
      if (kind === 'restore') await recordRestored(tx, op, before);
      return toContent(await editedRow(tx, await getRow(tx, op, id)), op.actor);
    }),
  );
}

/** Stores the fields as pending changes of a locked content. */
export async function writePending(
  tx: Transaction,
  op: Operation,
  before: WholeRow,
  fields: WrittenContent,
  kind: RevisionKind,
): Promise<void> {
  const { id, version } = before;
  const stored = { ...fields, author: await authorName(tx, fields) };
  const now = writtenOf(before, before.attachments);
  const first = await keepFirstText(tx, before, now);
  const rowRevision = first ?? before.rowRevision;
  const pendingRevision = await writeRevision(tx, op, {
    contentId: id,
    number: version + 1,
    kind,
    fields: stored,
    kept: [rowRevision],
  });
  await tx
    .update(contents)
    .set({
      ...{ pendingRevision, rowRevision, version: version + 1 },
      ...{ updatedAt: op.now, updatedBy: actorId(op) },
    })
    .where(eq(contents.id, id));
  await noteMedia(tx, id, now, stored);
}

/** Removes the pending changes; their revision stays. Throws 404, 409 as {@link saveContent}. */
export async function discardPending(op: Operation, id: string, version: number): Promise<Content> {
  requireThat(op.actor, canEditContent);
  return transact(op, async (tx) => {
    const before = await lockVersion(tx, op, id, version);
    await tx
      .update(contents)
      .set({
        pendingRevision: null,
        version: version + 1,
        updatedAt: op.now,
        updatedBy: actorId(op),
      })
      .where(eq(contents.id, id));
    await noteMedia(tx, id, writtenOf(before, before.attachments));
    return toContent(await getRow(tx, op, id), op.actor);
  });
}

const actorId = (op: Pick<Operation, 'actor'>) => (op.actor.kind === 'staff' ? op.actor.id : null);

/** Locks the content. Throws 409 with its newest text if `version` is not the current one. */
export async function lockVersion(
  tx: Queryable,
  op: Operation,
  id: string,
  version: number,
): Promise<WholeRow> {
  const [locked] = await tx
    .select({ version: contents.version })
    .from(contents)
    .where(eq(contents.id, id))
    .for('update');
  const row = await getRow(tx, op, id);
  if (locked?.version === version) return row;
  throw conflict({ current: toContent(await editedRow(tx, row), op.actor) });
}

interface RowChange {
  fields: WrittenContent;
  rendered: RenderedColumns;
  state: State;
  kind: RevisionKind;
  /** The date of publication; left out: by the fields and the state. */
  publishedAt?: Date | null;
}

/** Writes the fields into the row of a locked content, with everything that follows from it. */
export async function writeRow(
  tx: Transaction,
  op: Operation,
  before: WholeRow,
  { fields, rendered, state, kind, ...date }: RowChange,
): Promise<WholeRow> {
  const { id } = before;
  const slug = fields.slug || before.slug;
  if (slug !== before.slug && before.publishedAt) await keepFormerSlug(tx, id, before.slug, slug);
  const first = await keepFirstText(tx, before, writtenOf(before, before.attachments));
  const columns = { ...(await rowOf(tx, op, before, fields, state)), ...rendered, slug, ...date };
  await tx
    .update(contents)
    .set({ ...columns, pendingRevision: null, version: sql`${contents.version} + 1` })
    .where(eq(contents.id, id));
  if (isPublic(before.state)) tx.invalidate(...tagsOf(before));
  const after = await finishRow(tx, op, id, before, {
    fields: { ...fields, slug },
    kind,
    kept: first ? [first] : [],
  });
  await recordChange(tx, op, id, before, { ...columns, attachments: fields.attachments });
  return after;
}

/** The columns that a save writes; `before` is null for a new content. */
async function rowOf(
  tx: Queryable,
  op: Operation,
  before: WholeRow | null,
  fields: WrittenContent,
  state: State,
) {
  const columns = columnsOf(fields);
  const { translationOf } = fields;
  const { language } = columns;
  return {
    ...columns,
    state,
    author: await authorName(tx, fields),
    authorId: fields.authorId,
    translationGroup: await translationGroup(
      tx,
      before?.id ?? null,
      { translationOf, language },
      before?.translationGroup ?? null,
    ),
    pinnedAt: fields.pinned ? (before?.pinnedAt ?? op.now) : null,
    publishedAt: publicationOf(fields, state, before?.publishedAt ?? null, op.now),
    unpublishAt: fields.unpublishAt ? new Date(fields.unpublishAt) : null,
    updatedAt: op.now,
    editedAt: op.now,
    updatedBy: actorId(op),
  };
}

/**
 * The chosen date, else that of the first publication, else now. A draft may have none; a cancelled
 * schedule is not the date of a publication.
 */
function publicationOf(
  fields: WrittenContent,
  state: State,
  before: Date | null,
  now: Date,
): Date | null {
  if (fields.publishedAt) return new Date(fields.publishedAt);
  const first = before && before <= now ? before : null;
  return isPublic(state) ? (first ?? now) : first;
}

/** Stores what belongs to a written row: its revision, attachments, media, schedule. */
async function finishRow(
  tx: Transaction,
  op: Operation,
  id: string,
  before: WholeRow | null,
  saved: { fields: WrittenContent; kind: RevisionKind; kept?: string[] },
): Promise<WholeRow> {
  const { fields, kind, kept = [] } = saved;
  await setAttachments(tx, id, fields.attachments);
  await noteMedia(tx, id, fields);
  const { author, publishedAt, version } = await getRow(tx, op, id);
  const stored = { ...fields, author, publishedAt: publishedAt?.toISOString() ?? null };
  const rowRevision = await writeRevision(tx, op, {
    ...{ contentId: id, number: version, kind, kept },
    fields: stored,
  });
  await tx.update(contents).set({ rowRevision }).where(eq(contents.id, id));
  const row = await getRow(tx, op, id);
  await setSchedule(tx, id, before, row);
  if (row.state === 'published') await endPreviewLink(tx, id);
  if (isPublic(row.state)) tx.invalidate(...tagsOf(row));
  return row;
}

/**
 * Makes the text of a revision the newest text: of a public or scheduled content as pending changes.
 * Address and dates stay as they are. Throws 404, 409 as {@link saveContent}.
 */
export async function restoreRevision(
  op: Operation,
  id: string,
  revisionId: string,
  version: number,
): Promise<Content> {
  requireThat(op.actor, canEditContent);
  const { slug, publishedAt, unpublishAt } = await getRow(op.db, op, id);
  const fields = await fieldsOfRevision(op.db, id, revisionId);
  if (!fields) throw notFound();
  const { translationOf: _link, ...text } = fields;
  const dates = {
    publishedAt: publishedAt?.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
  };
  return savePending(op, id, { ...text, slug, ...dates, version, auto: false }, 'restore');
}

/** Errors of the database's constraints become refusals that name the field. */
export const withContentFaults = <T>(work: () => Promise<T>): Promise<T> =>
  withFieldFaults(CONSTRAINT_FAULTS, work);

const CONSTRAINT_FAULTS: ConstraintFaults = {
  contents_slug: { slug: { rule: 'slugTaken' } },
  contents_cover_id_media_id_fk: { 'cover.mediaId': { rule: 'unknownMedia' } },
  contents_share_picture_id_media_id_fk: { 'share.mediaId': { rule: 'unknownMedia' } },
  content_attachments_media_id_media_id_fk: { attachments: { rule: 'unknownMedia' } },
  contents_translation: { translationOf: { rule: 'translationExists' } },
};
