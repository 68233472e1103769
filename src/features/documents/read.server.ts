import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AuditSubject } from '../../platform/audit-registry.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { displayName } from '../../platform/display-name.ts';
import { notFound } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import { users } from '../identity/users/tables.server.ts';
import { media } from '../media/tables.server.ts';
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
import { DOCUMENT_KINDS, DOCUMENTS, type DocumentKind, pdfPath } from './schema.ts';
import { documentDrafts, documents, documentVersions } from './tables.server.ts';

/** The drafts, or the one of a document, by its kind. */
async function readDrafts(db: Queryable, kind?: DocumentKind): Promise<Map<DocumentKind, Draft>> {
  const rows = await select(db, kind);
  return new Map(rows.map((row) => [row.draft.kind, toDraft(row)]));
}

/** Throws 404. */
export async function readDraft(db: Queryable, kind: DocumentKind): Promise<Draft> {
  const draft = (await readDrafts(db, kind)).get(kind);
  if (!draft) throw notFound();
  return draft;
}

function select(db: Queryable, kind?: DocumentKind) {
  const creator = alias(users, 'creator');
  const editor = alias(users, 'editor');
  return db
    .select({
      draft: documentDrafts,
      cover: { mediaId: media.id, width: media.width, height: media.height, widths: media.widths },
      number: sql<number>`1 + coalesce((select max(v.number) from document_versions v
        join documents d on d.id = v.document_id where d.kind = ${documentDrafts.kind}), 0)`,
      creator: { name: creator.name, surname: creator.surname, username: creator.username },
      editor: { name: editor.name, surname: editor.surname, username: editor.username },
    })
    .from(documentDrafts)
    .leftJoin(media, eq(media.id, documentDrafts.coverId))
    .leftJoin(creator, eq(creator.id, documentDrafts.createdBy))
    .leftJoin(editor, eq(editor.id, documentDrafts.updatedBy))
    .where(kind && eq(documentDrafts.kind, kind));
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

/** Every document with the version in force and its draft. Throws 401, 403. */
export async function listDocuments(op: Operation): Promise<DocumentSummary[]> {
  requireThat(op.actor, canManageDocuments);
  const [versions, drafts] = await Promise.all([readVersions(op.db), readDrafts(op.db)]);
  return DOCUMENT_KINDS.map((kind) => {
    const draft = drafts.get(kind);
    return {
      kind,
      path: DOCUMENTS[kind],
      inForce: versions.find((one) => one.kind === kind)?.version ?? null,
      draft: draft
        ? { ...draft, pages: draft.file?.pages ?? null, bytes: draft.file?.bytes ?? null }
        : null,
    };
  });
}

/** One document with all its versions and its draft. Throws 401, 403. */
export async function getDocument(op: Operation, kind: DocumentKind): Promise<DocumentDetails> {
  requireThat(op.actor, canManageDocuments);
  const [versions, drafts, inForce] = await Promise.all([
    readVersions(op.db, kind),
    readDrafts(op.db, kind),
    readInForce(op.db, kind),
  ]);
  return {
    kind,
    path: DOCUMENTS[kind],
    versions: versions.map(({ version }) => version),
    inForce,
    draft: drafts.get(kind) ?? null,
  };
}

/** The text in force with what all versions share; null if nothing is published. */
export async function readInForce(db: Queryable, kind: DocumentKind) {
  const { number, body, articles, checksum, textOf } = documentVersions;
  const { title, summary } = documents;
  const [row] = await db
    .select({ number, title, summary, body, articles, checksum, textOf })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(eq(documents.kind, kind))
    .orderBy(desc(number))
    .limit(1);
  return row ?? null;
}

/** Published versions without their texts, the newest first. */
async function readVersions(
  db: Queryable,
  kind?: DocumentKind,
): Promise<{ kind: DocumentKind; version: PublishedVersion }[]> {
  const publisher = alias(users, 'publisher');
  const { number, adoptedOn, note, pages, bytes, checksum, textOf, createdAt } =
    getTableColumns(documentVersions);
  const rows = await db
    .select({
      kind: documents.kind,
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
    .where(kind && eq(documents.kind, kind))
    .orderBy(desc(number));
  return rows.map(({ kind: of, createdAt: at, by, ...row }) => ({
    kind: of,
    version: {
      ...row,
      pdf: pdfPath(of, row.number),
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

/** Documents by their kind; one that is not published yet keeps the name in its event. */
export const documentSubjects: AuditSubject = {
  async findNames(db, ids) {
    const wanted = DOCUMENT_KINDS.filter((kind) => ids.includes(kind));
    if (wanted.length === 0) return new Map();
    const { kind, title } = documents;
    const found = await db.select({ kind, title }).from(documents).where(inArray(kind, wanted));
    return new Map(found.map((row) => [row.kind, row.title]));
  },
};
