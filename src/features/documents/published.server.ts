import type { Database } from '../../platform/database/client.server.ts';
import { KeptValue } from '../../platform/kept-value.server.ts';
import { defineSource } from '../../platform/sources.server.ts';
import type { SingleSitemap } from '../../site/kit/sitemap.server.ts';
import {
  type Article,
  DOCUMENTS_TAG,
  type DocumentId,
  type DocumentKind,
  type DocumentView,
  type DocumentWords,
  documentPath,
  FIXED_KEYS,
  type FixedDocument,
  isFixed,
  KIND_OF_FIXED,
  type NamedDocument,
  pdfPath,
  type ShownVersion,
  type Translations,
  type VersionView,
} from './schema.ts';

/* Queries for visitors, as named statements that PostgreSQL prepares once for each connection. */

/** All versions for the list, and all columns of the shown one. */
const DOCUMENT = `
  select d.id, d.kind as fixed, d.document_kind as kind, d.slug, d.title, d.summary, d.translations,
    v.number, v.adopted_on::text, v.note, v.bytes::int, v.pages,
    v.checksum, v.created_at, v.text_of, s.body_html, s.articles, m.id as cover_id, m.width as cover_width,
    m.height as cover_height, m.widths as cover_widths
  from documents d
  join document_versions v on v.document_id = d.id
  left join document_versions s on s.id = v.id and s.number = coalesce($3, (
    select max(number) from document_versions where document_id = d.id))
  left join media m on m.id = s.cover_id
  where (d.kind = $1 or d.id = $2) and d.deleted_at is null
  order by v.number desc`;

interface NameRow {
  id: string;
  fixed: FixedDocument | null;
  kind: DocumentKind | null;
  slug: string | null;
  title: string;
  summary: string;
  translations: Translations;
}

interface VersionRow extends NameRow {
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

/** The values of a query that finds a document by its key or by the id of its row. */
const idValues = (id: DocumentId) => (isFixed(id) ? [id, null] : [null, id]);

const kindOf = ({ fixed, kind }: NameRow): DocumentKind =>
  fixed ? KIND_OF_FIXED[fixed] : (kind ?? 'other');

/**
 * The document in the version with this number, or in the version in force; null if there is none.
 */
export async function findDocument(
  db: Database,
  id: DocumentId,
  number: number | null = null,
): Promise<DocumentView | null> {
  const { rows } = await db.$client.query<VersionRow>({
    name: 'document',
    text: DOCUMENT,
    values: [...idValues(id), number],
  });
  const shown = rows.find((row) => row.body_html !== null);
  const versions = rows.map(toVersion);
  const [present] = versions;
  if (!shown || !present) return null;
  const { title, summary, translations, fixed, slug } = shown;
  return {
    id,
    fixed,
    slug,
    kind: kindOf(shown),
    path: documentPath(shown),
    title,
    summary,
    translations,
    present,
    shown: toShown(shown),
    versions,
  };
}

interface PdfFile {
  fileKey: string;
  checksum: string;
  bytes: number;
}

/** The storage key of a version's PDF, or null. `document` is the key or the slug of the document. */
export async function findPdf(
  db: Database,
  { fixed, slug }: NamedDocument,
  number: number,
): Promise<PdfFile | null> {
  const { rows } = await db.$client.query<PdfFile>({
    name: 'document-pdf',
    text: `select v.file_key as "fileKey", v.checksum, v.bytes::int
      from documents d join document_versions v on v.document_id = d.id
      where (d.kind = $1 or d.slug = $2) and v.number = $3 and d.deleted_at is null`,
    values: [fixed, slug, number],
  });
  return rows[0] ?? null;
}

function toVersion(row: VersionRow): VersionView {
  const { number, note, bytes, pages, checksum } = row;
  const adoptedOn = new Date(`${row.adopted_on}T12:00:00+03:00`);
  const pdf = pdfPath(documentPath(row), number);
  return { number, adoptedOn, note, bytes, pages, pdf, checksum };
}

function toShown(row: VersionRow): ShownVersion {
  const { cover_id: mediaId, cover_width: width, cover_height: height, cover_widths: widths } = row;
  return {
    ...toVersion(row),
    bodyHtml: row.body_html ?? '',
    textOf: row.text_of,
    articles: row.articles,
    createdAt: row.created_at,
    cover: mediaId ? { mediaId, width, height, widths } : null,
  };
}

/** A document in force, as the list of all shows it. */
export interface ListedDocument extends DocumentWords, NamedDocument {
  id: DocumentId;
  kind: DocumentKind;
  path: string;
  inForce: VersionView;
  changedAt: Date;
}

/** Every document in force: the fixed ones in their order, then the others by title. */
export async function readListed(db: Database): Promise<ListedDocument[]> {
  const { rows } = await db.$client.query<VersionRow>({
    name: 'documents-in-force',
    text: `select d.id, d.kind as fixed, d.document_kind as kind, d.slug, d.title,
        d.summary, d.translations, v.number, v.adopted_on::text, v.note, v.bytes::int, v.pages,
        v.checksum, v.created_at
      from documents d join lateral (
        select * from document_versions v where v.document_id = d.id order by v.number desc limit 1
      ) v on true
      where d.deleted_at is null
      order by array_position($1::text[], d.kind), d.title collate tr_rules, d.id`,
    values: [FIXED_KEYS],
  });
  return rows.map((row) => ({
    id: row.fixed ?? row.id,
    fixed: row.fixed,
    slug: row.slug,
    kind: kindOf(row),
    path: documentPath(row),
    title: row.title,
    summary: row.summary,
    translations: row.translations,
    inForce: toVersion(row),
    changedAt: row.created_at,
  }));
}

/** What an address below `/belgeler` answers: a document, a redirect to a Turkish path, or 410. */
export type Answer = { document: string } | { movedTo: string; isDocument: boolean } | 'gone';

/** The most former addresses that are known; the newest are. */
const MOST = 20_000;

/**
 * All addresses of documents that are not fixed, in memory: an invented address must not cost a query.
 */
export const DOCUMENT_ADDRESSES = defineSource(
  (db) => new KeptValue(DOCUMENTS_TAG, () => readAddresses(db)),
);

interface AddressRow {
  slug: string;
  /** Of the document that has the address. */
  id: string | null;
  /** The address of the document that had this one. */
  present: string | null;
  target: string | null;
}

async function readAddresses(db: Database): Promise<ReadonlyMap<string, Answer>> {
  const { rows } = await db.$client.query<AddressRow>({
    name: 'document-addresses',
    text: `
      select d.slug, d.id, null as present, null as target from documents d
      where d.kind is null and d.deleted_at is null
        and exists (select from document_versions v where v.document_id = d.id)
      union all
      select * from (
        select a.slug, null::uuid, d.slug, a.target from document_addresses a
        left join documents d on d.id = a.document_id and d.deleted_at is null
        order by a.left_at desc limit ${MOST}
      ) former`,
  });
  const known = new Map<string, Answer>();
  for (const { slug, id, present, target } of rows) {
    if (known.has(slug)) continue;
    if (id) known.set(slug, { document: id });
    else if (present)
      known.set(slug, {
        movedTo: documentPath({ fixed: null, slug: present }),
        isDocument: true,
      });
    else known.set(slug, target ? { movedTo: target, isDocument: false } : 'gone');
  }
  return known;
}

export const documentSitemap: SingleSitemap = {
  name: 'documents',
  tags: [DOCUMENTS_TAG],
  list: async ({ db }) =>
    (await readListed(db))
      .filter(({ fixed }) => !fixed)
      .map(({ path, changedAt }) => ({ path, languages: ['tr'], changedAt })),
};
