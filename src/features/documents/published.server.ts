import type { Database } from '../../platform/database/client.server.ts';
import {
  type Article,
  type DocumentKind,
  type DocumentView,
  pdfPath,
  type ShownVersion,
  type VersionView,
} from './schema.ts';

/* Queries for visitors, as named statements that PostgreSQL prepares once for each connection. */

/** All versions for the list, and all columns of the shown one. */
const DOCUMENT = `
  select d.title, d.summary, v.number, v.adopted_on::text, v.note, v.bytes::int, v.pages,
    v.checksum, v.created_at, v.text_of, s.body_html, s.articles, m.id as cover_id, m.width as cover_width,
    m.height as cover_height, m.widths as cover_widths
  from documents d
  join document_versions v on v.document_id = d.id
  left join document_versions s on s.id = v.id and s.number = coalesce($2, (
    select max(number) from document_versions where document_id = d.id))
  left join media m on m.id = s.cover_id
  where d.kind = $1
  order by v.number desc`;

interface VersionRow {
  title: string;
  summary: string;
  number: number;
  adopted_on: string;
  note: string;
  bytes: number;
  pages: number;
  checksum: string;
  created_at: Date;
  text_of: number | null;
  body_html: string | null;
  articles: Article[];
  cover_id: string | null;
  cover_width: number;
  cover_height: number;
  cover_widths: number[];
}

/**
 * The document in the version with this number, or in the version in force; null if there is none.
 */
export async function findDocument(
  db: Database,
  kind: DocumentKind,
  number: number | null = null,
): Promise<DocumentView | null> {
  const { rows } = await db.$client.query<VersionRow>({
    name: 'document',
    text: DOCUMENT,
    values: [kind, number],
  });
  const shown = rows.find((row) => row.body_html !== null);
  const versions = rows.map((row) => toVersion(kind, row));
  const [present] = versions;
  if (!shown || !present) return null;
  const { title, summary } = shown;
  return { kind, title, summary, present, shown: toShown(kind, shown), versions };
}

interface PdfFile {
  fileKey: string;
  checksum: string;
  bytes: number;
}

/** The storage key of a version's PDF, or null. */
export async function findPdf(
  db: Database,
  kind: DocumentKind,
  number: number,
): Promise<PdfFile | null> {
  const { rows } = await db.$client.query<PdfFile>({
    name: 'document-pdf',
    text: `select v.file_key as "fileKey", v.checksum, v.bytes::int
      from documents d join document_versions v on v.document_id = d.id
      where d.kind = $1 and v.number = $2`,
    values: [kind, number],
  });
  return rows[0] ?? null;
}

function toVersion(kind: DocumentKind, row: VersionRow): VersionView {
  const { number, note, bytes, pages, checksum } = row;
  const adoptedOn = new Date(`${row.adopted_on}T12:00:00+03:00`);
  return { number, adoptedOn, note, bytes, pages, pdf: pdfPath(kind, number), checksum };
}

function toShown(kind: DocumentKind, row: VersionRow): ShownVersion {
  const { cover_id: mediaId, cover_width: width, cover_height: height, cover_widths: widths } = row;
  return {
    ...toVersion(kind, row),
    bodyHtml: row.body_html ?? '',
    textOf: row.text_of,
    articles: row.articles,
    createdAt: row.created_at,
    cover: mediaId ? { mediaId, width, height, widths } : null,
  };
}
