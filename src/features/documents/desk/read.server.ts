import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { displayName } from '../../../platform/display-name.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import { users } from '../../identity/users/tables.server.ts';
import { canManageDocuments } from '../policy.ts';
import { DOCUMENT_KINDS, DOCUMENTS, type DocumentKind, pdfPath } from '../schema.ts';
import { documents, documentVersions } from '../tables.server.ts';
import { readDrafts } from './read-drafts.server.ts';
import type { DocumentDetails, DocumentSummary, PublishedVersion } from './schema.ts';

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
      ...{ number, adoptedOn, note, pages, bytes, checksum, textOf, createdAt },
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
