import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { users } from '../../identity/users/tables.server.ts';
import { findPresentMedia } from '../../media/operations.server.ts';
import { media } from '../../media/tables.server.ts';
import { contentRevisions } from '../desk/tables.server.ts';
import { canEditContent } from '../policy.ts';
import { editedRow, getHead, getRow } from '../read.server.ts';
import { mediaIdsOf } from '../relations.server.ts';
import { authorName } from '../row.server.ts';
import { savePending } from '../save.server.ts';
import { type Content, isPublic, type WrittenContent } from '../schema.ts';
import type { Revision, RevisionFilter, RevisionSummary } from './contract.ts';

const { id, number, kind, title, words, savedAt, fields } = contentRevisions;
const SAVED = {
  id,
  number,
  kind,
  title,
  words,
  savedAt,
  saverName: users.name,
  saverSurname: users.surname,
  saverUsername: users.username,
};

const select = <More extends { fields?: typeof fields }>(
  db: Pick<Queryable, 'select'>,
  more: More,
) =>
  db
    .select({ ...SAVED, ...more })
    .from(contentRevisions)
    .leftJoin(users, eq(users.id, contentRevisions.savedBy));

/** The revisions of a content, the newest first. Throws 401, 403, 404. */
export async function listRevisions(
  op: Operation,
  contentId: string,
  { before, pageSize }: RevisionFilter,
): Promise<{ data: RevisionSummary[]; more: boolean }> {
  requireThat(op.actor, canEditContent);
  const content = await getHead(op.db, contentId);
  const rows = await select(op.db, {})
    .where(and(eq(contentRevisions.contentId, contentId), before ? lt(number, before) : undefined))
    .orderBy(desc(number))
    .limit(pageSize + 1);
  const data = rows.slice(0, pageSize).map((row) => toSummary(row, content));
  return { data, more: rows.length > pageSize };
}

/** One revision with its fields. Throws 401, 403, 404. */
export async function getRevision(
  op: Operation,
  contentId: string,
  revisionId: string,
): Promise<Revision> {
  requireThat(op.actor, canEditContent);
  const content = await getHead(op.db, contentId);
  const [row] = await select(op.db, { fields }).where(
    and(eq(contentRevisions.contentId, contentId), eq(id, revisionId)),
  );
  if (!row) throw notFound();
  return { ...toSummary(row, content), fields: row.fields };
}

type Row = Pick<
  typeof contentRevisions.$inferSelect,
  'id' | 'number' | 'kind' | 'title' | 'words' | 'savedAt'
> & { [column in 'saverName' | 'saverSurname' | 'saverUsername']: string | null };

const toSummary = (row: Row, content: Awaited<ReturnType<typeof getHead>>): RevisionSummary => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  title: row.title,
  words: row.words,
  savedAt: row.savedAt.toISOString(),
  savedBy: authorName(row.saverName, row.saverSurname, row.saverUsername),
  isPublic: isPublic(content.state) && content.rowRevision === row.id,
  isPending: content.pendingRevision === row.id,
});

/** The fields of a revision of this content; null if there is none. */
export async function fieldsOfRevision(
  db: Pick<Queryable, 'select'>,
  contentId: string,
  id: string,
): Promise<WrittenContent | null> {
  const [row] = await db
    .select({ fields: contentRevisions.fields })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.contentId, contentId), eq(contentRevisions.id, id)));
  return row ? withPresentMedia(db, row.fields) : null;
}

/** A revision from before a picture or file was replaced uses the new one. */
async function withPresentMedia(
  db: Pick<Queryable, 'select'>,
  fields: WrittenContent,
): Promise<WrittenContent> {
  const present = await findPresentMedia(db, mediaIdsOf(fields));
  let text = JSON.stringify(fields);
  for (const [former, id] of present) text = text.replaceAll(former, id);
  return present.size ? JSON.parse(text) : fields;
}

/**
 * Makes the text of a revision the newest text: of a public or scheduled content as pending changes.
 * Address, branch, dates and correction notes stay as they are; pictures and files that were deleted since
 * are left out. Throws 404, 409 as {@link saveContent}.
 */
export async function restoreRevision(
  op: Operation,
  id: string,
  revisionId: string,
  version: number,
): Promise<Content> {
  requireThat(op.actor, canEditContent);
  const row = await getRow(op.db, op, id);
  const { slug, publishedAt, unpublishAt } = row;
  const { corrections } = await editedRow(op.db, row);
  const fields = await fieldsOfRevision(op.db, id, revisionId);
  if (!fields) throw notFound();
  const {
    translationOf: _link,
    branchId: _branch,
    ...text
  } = await withoutMissingMedia(op.db, fields);
  const dates = {
    publishedAt: publishedAt?.toISOString() ?? null,
    unpublishAt: unpublishAt?.toISOString() ?? null,
  };
  return savePending(
    op,
    id,
    { ...text, corrections, slug, ...dates, version, auto: false },
    'restore',
  );
}

/** The fields without a cover, a share picture and files that do not exist any more. */
async function withoutMissingMedia(
  db: Pick<Queryable, 'select'>,
  fields: WrittenContent,
): Promise<WrittenContent> {
  const ids = mediaIdsOf(fields);
  const found = ids.length
    ? await db.select({ id: media.id }).from(media).where(inArray(media.id, ids))
    : [];
  const exists = (id: string) => found.some((one) => one.id === id);
  const { cover, share, attachments } = fields;
  return {
    ...fields,
    cover: cover && exists(cover.mediaId) ? cover : null,
    share: { ...share, mediaId: share.mediaId && exists(share.mediaId) ? share.mediaId : null },
    attachments: attachments.filter(({ mediaId }) => exists(mediaId)),
  };
}
