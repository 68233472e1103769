import { desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { displayName } from '../../platform/display-name.ts';
import { notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { isId } from '../../platform/slug.ts';
import { users } from '../identity/users/tables.server.ts';
import { media } from '../media/tables.server.ts';
import { MENU_PLACES } from '../own-pages/operations.server.ts';
import type {
  DocumentDetails,
  DocumentPreview,
  DocumentSummary,
  Draft,
  DraftFile,
  PublishedVersion,
} from './contract.ts';
import { canManageDocuments } from './policy.ts';
import { renderDocument } from './render-document.server.ts';
import {
  type DocumentRow,
  idOf,
  isDocument,
  isDraftOf,
  readDocumentRow,
  toDocumentRow,
  withoutRow,
} from './row.server.ts';
import {
  type DocumentId,
  documentPath,
  FIXED_KEYS,
  KEPT_DAYS,
  languagesIn,
  pdfPath,
  slugAt,
} from './schema.ts';
import { documentDrafts, documents, documentVersions } from './tables.server.ts';

/** The drafts, or the one of a document, by its id. */
async function readDrafts(db: Queryable, id?: DocumentId): Promise<Map<DocumentId, Draft>> {
  const rows = await select(db, id);
  return new Map(
    rows.map((row) => [row.draft.fixed ?? (row.draft.documentId as string), toDraft(row)]),
  );
}

/** Throws 404. */
export async function readDraft(db: Queryable, id: DocumentId): Promise<Draft> {
  const draft = (await readDrafts(db, id)).get(id);
  if (!draft) throw notFound();
  return draft;
}

function select(db: Queryable, id?: DocumentId) {
  const creator = alias(users, 'creator');
  const editor = alias(users, 'editor');
  return db
    .select({
      draft: documentDrafts,
      cover: { mediaId: media.id, width: media.width, height: media.height, widths: media.widths },
      number: sql<number>`1 + coalesce((select max(v.number) from document_versions v
        join documents d on d.id = v.document_id
        where d.kind = ${documentDrafts.fixed} or d.id = ${documentDrafts.documentId}), 0)`,
      creator: { name: creator.name, surname: creator.surname, username: creator.username },
      editor: { name: editor.name, surname: editor.surname, username: editor.username },
    })
    .from(documentDrafts)
    .leftJoin(media, eq(media.id, documentDrafts.coverId))
    .leftJoin(creator, eq(creator.id, documentDrafts.createdBy))
    .leftJoin(editor, eq(editor.id, documentDrafts.updatedBy))
    .where(id === undefined ? undefined : isDraftOf(id));
}

type Row = Awaited<ReturnType<typeof select>>[number];

function toDraft({ draft, cover, number, creator, editor }: Row): Draft {
  const { title, summary, adoptedOn, note, body, version } = draft;
  return {
    title,
    summary,
    note,
    body,
    number,
    version,
    adoptedOn: adoptedOn ?? '',
    file: fileOf(draft, cover),
    createdAt: draft.createdAt.toISOString(),
    updatedAt: draft.updatedAt.toISOString(),
    createdBy: creator && displayName(creator),
    updatedBy: editor && displayName(editor),
  };
}

/** The database has all columns of the file or none. */
function fileOf(
  { fileName, pages, bytes, checksum }: Row['draft'],
  cover: Row['cover'],
): DraftFile | null {
  if (fileName === null || pages === null || bytes === null || checksum === null) return null;
  return { name: fileName, pages, bytes, checksum, cover };
}

const DAY_MS = 24 * 3_600_000;

/** What a document is, wherever it is shown. */
const headOf = (row: DocumentRow) => ({
  id: row.id,
  isFixed: row.fixed !== null,
  kind: row.kind,
  title: row.title,
  path: row.path,
  slug: slugAt(row.path),
  translations: row.translations,
  languages: languagesIn(row),
  erasedAt: row.deletedAt
    ? new Date(row.deletedAt.getTime() + KEPT_DAYS * DAY_MS).toISOString()
    : null,
  version: row.version,
});

/**
 * Every document with the version in force and its draft: the fixed ones, then the others by title; those
 * in the trash, too. Throws 401, 403.
 */
export async function listDocuments(op: Operation): Promise<DocumentSummary[]> {
  requireThat(op.actor, canManageDocuments);
  const [rows, versions, drafts] = await Promise.all([
    op.db.select().from(documents).orderBy(sql`${documents.title} collate tr_rules`, documents.id),
    readVersions(op.db),
    readDrafts(op.db),
  ]);
  const inForce = new Map<DocumentId, PublishedVersion>();
  for (const { id, version } of versions) if (!inForce.has(id)) inForce.set(id, version);
  const fixed = FIXED_KEYS.map((key) => {
    const row = rows.find((one) => one.fixed === key);
    return row ? toDocumentRow(row) : withoutRow(key);
  });
  const others = rows.filter((row) => !row.fixed).map(toDocumentRow);
  return [...fixed, ...others].map((row) => {
    const draft = drafts.get(row.id);
    return {
      ...headOf(row),
      inForce: inForce.get(row.id) ?? null,
      draft: draft
        ? { ...draft, pages: draft.file?.pages ?? null, bytes: draft.file?.bytes ?? null }
        : null,
    };
  });
}

/** One document with all its versions and its draft. Throws 401, 403, 404. */
export async function getDocument(op: Operation, id: DocumentId): Promise<DocumentDetails> {
  requireThat(op.actor, canManageDocuments);
  return readDocument(op, op.db, id);
}

/** Throws 404. */
export async function readDocument(
  op: Operation,
  db: Queryable,
  id: DocumentId,
): Promise<DocumentDetails> {
  const row = await readDocumentRow(db, id);
  const [versions, drafts, inForce, menu] = await Promise.all([
    readVersions(db, id),
    readDrafts(db, id),
    readInForce(db, id),
    op.read(MENU_PLACES).read(db, row.path),
  ]);
  return {
    ...headOf(row),
    summary: row.summary,
    translations: row.translations,
    versions: versions.map(({ version }) => version),
    inForce,
    draft: drafts.get(id) ?? null,
    menu,
  };
}

/** The text in force with what all versions share; null if nothing is published. */
export async function readInForce(db: Queryable, id: DocumentId) {
  const { number, body, articles, checksum, textOf } = documentVersions;
  const { title, summary } = documents;
  const [row] = await db
    .select({ number, title, summary, body, articles, checksum, textOf })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(isDocument(id))
    .orderBy(desc(number))
    .limit(1);
  return row ?? null;
}

/** Published versions without their texts, the newest first. */
async function readVersions(
  db: Queryable,
  id?: DocumentId,
): Promise<{ id: DocumentId; version: PublishedVersion }[]> {
  const publisher = alias(users, 'publisher');
  const { number, adoptedOn, note, pages, bytes, checksum, textOf, createdAt } =
    getTableColumns(documentVersions);
  const rows = await db
    .select({
      document: { id: documents.id, fixed: documents.fixed, slug: documents.slug },
      number,
      adoptedOn,
      note,
      pages,
      bytes,
      checksum,
      textOf,
      createdAt,
      hasText: sql<boolean>`${documentVersions.body} <> ''`,
      by: { name: publisher.name, surname: publisher.surname, username: publisher.username },
    })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .leftJoin(publisher, eq(publisher.id, documentVersions.createdBy))
    .where(id === undefined ? undefined : isDocument(id))
    .orderBy(desc(number));
  return rows.map(({ document, createdAt: at, by, ...row }) => ({
    id: idOf(document),
    version: {
      ...row,
      pdf: pdfPath(documentPath(document), row.number),
      publishedAt: at.toISOString(),
      publishedBy: by && displayName(by),
    },
  }));
}

/** A text as its page will show it, with its articles. Throws 401, 403, 422, 503. */
export function previewDocument(op: Operation, body: string): Promise<DocumentPreview> {
  requireThat(op.actor, canManageDocuments);
  return renderDocument(body);
}

/** Documents by their id; one that is not published yet keeps the name in its event. */
export const documentSubjects: AuditSubject = {
  async findNames(db, ids) {
    const keys = FIXED_KEYS.filter((key) => ids.includes(key));
    const rowIds = [...new Set(ids)].filter(isId);
    if (keys.length + rowIds.length === 0) return new Map();
    const { id, fixed, title } = documents;
    const found = await db
      .select({ id, fixed, title })
      .from(documents)
      .where(or(inArray(fixed, keys), inArray(id, rowIds)));
    return new Map(found.map((row) => [idOf(row), row.title]));
  },
};
