import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/client.server.ts';
import { notFound } from '../../platform/errors.ts';
import {
  type DocumentId,
  type DocumentKind,
  type DocumentWords,
  documentPath,
  FIXED_DOCUMENTS,
  isFixed,
  KIND_OF_FIXED,
  type NamedDocument,
  NO_TRANSLATIONS,
} from './schema.ts';
import { documentDrafts, documents } from './tables.server.ts';

/** A document without its versions. */
export interface DocumentRow extends NamedDocument, DocumentWords {
  id: DocumentId;
  /** Null: nothing of this fixed document was ever published. */
  rowId: string | null;
  kind: DocumentKind;
  path: string;
  /** Of its kind, address and translations; 0 without a row. */
  version: number;
  deletedAt: Date | null;
}

/** The condition that finds the row of a document. */
export const isDocument = (id: DocumentId): SQL | undefined =>
  isFixed(id) ? eq(documents.fixed, id) : and(eq(documents.id, id), isNull(documents.fixed));

/** The condition that finds its draft. */
export const isDraftOf = (id: DocumentId): SQL =>
  isFixed(id) ? eq(documentDrafts.fixed, id) : eq(documentDrafts.documentId, id);

type Stored = typeof documents.$inferSelect;

/** The id of a document by its row. */
export const idOf = ({ id, fixed }: Pick<Stored, 'id' | 'fixed'>): DocumentId => fixed ?? id;

export const toDocumentRow = (row: Stored): DocumentRow => ({
  id: idOf(row),
  rowId: row.id,
  fixed: row.fixed,
  slug: row.slug,
  kind: row.fixed ? KIND_OF_FIXED[row.fixed] : (row.kind ?? 'other'),
  path: documentPath(row),
  title: row.title,
  summary: row.summary,
  translations: row.translations,
  version: row.version,
  deletedAt: row.deletedAt,
});

/** A fixed document of which nothing was published yet. */
export const withoutRow = (fixed: keyof typeof FIXED_DOCUMENTS): DocumentRow => ({
  id: fixed,
  rowId: null,
  fixed,
  slug: null,
  kind: KIND_OF_FIXED[fixed],
  path: FIXED_DOCUMENTS[fixed],
  title: '',
  summary: '',
  translations: NO_TRANSLATIONS,
  version: 0,
  deletedAt: null,
});

/** A document, also one in the trash. Throws 404. */
export async function readDocumentRow(
  db: Pick<Queryable, 'select'>,
  id: DocumentId,
): Promise<DocumentRow> {
  const [row] = await db.select().from(documents).where(isDocument(id));
  if (row) return toDocumentRow(row);
  if (isFixed(id)) return withoutRow(id);
  throw notFound();
}

/** A document that is not in the trash. Throws 404. */
export async function requireDocumentRow(
  db: Pick<Queryable, 'select'>,
  id: DocumentId,
): Promise<DocumentRow> {
  const row = await readDocumentRow(db, id);
  if (row.deletedAt) throw notFound();
  return row;
}
