import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { namedBranch } from '../../platform/branches/names.ts';
import { branches } from '../../platform/branches/tables.server.ts';
import type { Database, Queryable } from '../../platform/database/client.server.ts';
import { conflict, notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { users } from '../identity/users/tables.server.ts';
import { media } from '../media/tables.server.ts';
import { contentRevisions } from './desk/tables.server.ts';
import { canEditContent, canSeeUnpublished } from './policy.ts';
import {
  columnsOf,
  type StoredTranslation,
  SUMMARY,
  toContent,
  type WholeRow,
} from './row.server.ts';
import { type Content, isPublic, type State } from './schema.ts';
import { contents, isKept } from './tables.server.ts';

/** List rows; the same columns for everybody. */
export const selectSummary = (db: Queryable) =>
  db.select(SUMMARY).from(contents).leftJoin(media, eq(media.id, contents.coverId)).$dynamic();

const pendingSaver = alias(users, 'pending_saver');

const ATTACHMENTS = sql<{ mediaId: string; title: string }[]>`(
  select coalesce(json_agg(json_build_object('mediaId', media_id, 'title', title) order by position), '[]')
  from content_attachments where content_id = ${contents.id})`;
const TRANSLATIONS = sql<StoredTranslation[]>`(
  select coalesce(json_agg(json_build_object('id', other.id, 'language', other.language, 'title', other.title,
    'state', other.state, 'category', other.category, 'slug', other.slug) order by other.language), '[]')
  from contents other
  where other.translation_group = ${contents.translationGroup} and other.id <> ${contents.id})`;

const WHOLE = {
  ...SUMMARY,
  body: contents.body,
  saverName: users.name,
  saverSurname: users.surname,
  saverUsername: users.username,
  attachments: ATTACHMENTS,
  translations: TRANSLATIONS,
  pendingAt: contentRevisions.savedAt,
  pendingName: pendingSaver.name,
  pendingSurname: pendingSaver.surname,
  pendingUsername: pendingSaver.username,
};

/** The whole rows, as staff and the API read them. */
export const selectWhole = (db: Pick<Database, 'select'>) =>
  db
    .select(WHOLE)
    .from(contents)
    .leftJoin(media, eq(media.id, contents.coverId))
    .leftJoin(users, eq(users.id, contents.updatedBy))
    .leftJoin(contentRevisions, eq(contentRevisions.id, contents.pendingRevision))
    .leftJoin(pendingSaver, eq(pendingSaver.id, contentRevisions.savedBy));

/**
 * The row of a content; PostgreSQL plans the statement once for each connection. Users without the
 * right to write get "not found" for a content that is not public.
 */
export async function getRow(
  db: Pick<Database, 'select'>,
  op: Pick<Operation, 'actor'>,
  id: string,
): Promise<WholeRow> {
  const [row] = await selectWhole(db)
    .where(and(eq(contents.id, id), isKept))
    .prepare('content-by-id')
    .execute();
  return requireVisible(row, op);
}

export function requireVisible<T extends { state: State }>(
  row: T | undefined,
  { actor }: Pick<Operation, 'actor'>,
): T {
  if (!row || (!isPublic(row.state) && !canSeeUnpublished(actor))) throw notFound();
  return row;
}

/**
 * One content with its text as the public sees it, or as it is stored if it is not public. Throws
 * 404.
 */
export async function getContent(op: Operation, id: string): Promise<Content> {
  return toContent(await getRow(op.db, op, id), op.actor);
}

/**
 * State, version and revisions of a content, without the long texts and other tables that
 * {@link getRow} reads. It does not check who may see the content. Throws 404.
 */
export async function getHead(db: Pick<Database, 'select'>, id: string) {
  const { state, version, rowRevision, pendingRevision } = contents;
  const [head] = await db
    .select({ state, version, rowRevision, pendingRevision })
    .from(contents)
    .where(and(eq(contents.id, id), isKept));
  if (!head) throw notFound();
  return head;
}

/** One content with its newest text, also if it is not published yet. Throws 401, 403, 404. */
export async function getEditedContent(op: Operation, id: string): Promise<Content> {
  requireThat(op.actor, canEditContent);
  return toContent(await editedRow(op.db, await getRow(op.db, op, id)), op.actor);
}

/** The row with the fields of the pending changes, if there are any. */
export async function editedRow(db: Pick<Database, 'select'>, row: WholeRow): Promise<WholeRow> {
  if (!row.pendingRevision) return row;
  const [pending] = await db
    .select({ fields: contentRevisions.fields })
    .from(contentRevisions)
    .where(eq(contentRevisions.id, row.pendingRevision));
  if (!pending) return row;
  const { fields } = pending;
  const columns = columnsOf(fields);
  const picture = await pictureColumns(db, columns.coverId);
  const toDate = (text: string | null) => (text ? new Date(text) : null);
  return {
    ...row,
    ...columns,
    ...picture,
    slug: fields.slug || row.slug,
    author: fields.author,
    authorId: fields.authorId,
    attachments: fields.attachments,
    corrections: fields.corrections ?? row.corrections,
    pinnedAt: fields.pinned ? (row.pinnedAt ?? row.updatedAt) : null,
    publishedAt: toDate(fields.publishedAt) ?? row.publishedAt,
    unpublishAt: toDate(fields.unpublishAt),
    ...(await branchColumns(db, row, fields.branchId)),
  };
}

/** The branch of pending changes; a revision from before there were branches names none. */
async function branchColumns(
  db: Pick<Database, 'select'>,
  { branchId, branch }: WholeRow,
  pending: string | null | undefined,
): Promise<Pick<WholeRow, 'branchId' | 'branch'>> {
  if (pending === undefined || pending === branchId) return { branchId, branch };
  if (pending === null) return { branchId: null, branch: null };
  const [row] = await db.select().from(branches).where(eq(branches.id, pending));
  return { branchId: pending, branch: namedBranch(row ?? null) };
}

async function pictureColumns(db: Pick<Database, 'select'>, id: string | null) {
  const none = { mediaWidth: null, mediaHeight: null, mediaWidths: null };
  if (!id) return none;
  const [row] = await db
    .select({ mediaWidth: media.width, mediaHeight: media.height, mediaWidths: media.widths })
    .from(media)
    .where(eq(media.id, id));
  return row ?? none;
}

/** The user who saves; null for the product itself. */
export const actorId = (op: Pick<Operation, 'actor'>) =>
  op.actor.kind === 'staff' ? op.actor.id : null;

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

/** The rows with these ids, in the order of the ids. Without ids nothing is read. */
export async function readInOrder<Row extends { id: string }>(
  ids: string[],
  read: (values: { ids: string[] }) => Promise<Row[]>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await read({ ids })).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
