import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database, Queryable } from '../../platform/database/client.server.ts';
import { Refusal } from '../../platform/errors.ts';
import { requireThat } from '../../platform/require.ts';
import type {
  GivenFiles,
  Transferred,
  TransferredFile,
  TransferredRecords,
} from '../../platform/transferred.server.ts';
import { DraftFields } from './contract.ts';
import { canManageDocuments } from './policy.ts';
import { isDraftOf, withoutRow } from './row.server.ts';
import {
  DOCUMENT_KINDS,
  DocumentSlug,
  documentPath,
  FIXED_KEYS,
  slugAt,
  Translations,
  versionTexts,
} from './schema.ts';
import { documentDrafts, documents, documentVersions } from './tables.server.ts';
import { takeDraft, takeVersion } from './take.server.ts';

/** The path in the ZIP of a PDF, e.g. `documents/tuzuk/2.pdf`. */
const PlaceOfPdf = z.string().check(z.regex(/^documents\/[\w-]{1,100}\/(\d{1,4}|draft)\.pdf$/));
const placeOf = (path: string, name: number | 'draft') => `documents/${slugAt(path)}/${name}.pdf`;

const Checksum = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What all versions of a document share. */
const SharedRecord = z.object({
  fixed: z.nullable(z.enum(FIXED_KEYS)),
  kind: z.enum(DOCUMENT_KINDS),
  /** Of a document that is not fixed. */
  slug: z.nullable(DocumentSlug),
  title: versionTexts.title,
  summary: versionTexts.summary,
  translations: Translations,
});

const VersionRecord = z.object({
  number: z.int().check(z.minimum(1), z.maximum(9999)),
  adoptedOn: z.iso.date(),
  note: versionTexts.note,
  body: versionTexts.body,
  textOf: z.nullable(z.int()),
  publishedAt: z.iso.datetime(),
  checksum: Checksum,
  file: PlaceOfPdf,
});
export type VersionRecord = z.infer<typeof VersionRecord>;

const DraftRecord = z.extend(DraftFields, {
  file: z.nullable(
    z.object({ name: z.string().check(z.maxLength(300)), path: PlaceOfPdf, checksum: Checksum }),
  ),
});
export type DraftRecord = z.infer<typeof DraftRecord>;

/** One version of a document, or its draft: a line with all versions could be too long to be read. */
const DocumentRecord = z
  .object({
    document: SharedRecord,
    /** The checksums of the versions before. */
    earlier: z.array(Checksum).check(z.maxLength(9999)),
    version: z.nullable(VersionRecord),
    draft: z.nullable(DraftRecord),
  })
  .check(
    z.refine(({ document: { fixed, slug, title } }) =>
      fixed ? slug === null && title !== '' : slug !== null,
    ),
    z.refine(({ version, draft }) => (version === null) !== (draft === null)),
  );
export type DocumentRecord = z.infer<typeof DocumentRecord>;

type Row = typeof documents.$inferSelect;
type DraftRow = typeof documentDrafts.$inferSelect;

/** All that are not in the trash, with the drafts of fixed documents that have no row yet. */
async function listAll(db: Database): Promise<{ row: Shared; id: string | null }[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(isNull(documents.deletedAt))
    .orderBy(asc(documents.id));
  const known = new Set(rows.map(({ fixed }) => fixed));
  const begun = FIXED_KEYS.filter((key) => !known.has(key)).map(withoutRow);
  return [...rows.map((row) => ({ row, id: row.id })), ...begun.map((row) => ({ row, id: null }))];
}

type Shared = Pick<Row, 'fixed' | 'kind' | 'slug' | 'title' | 'summary' | 'translations'>;

const versionsOf = (db: Database, id: string) =>
  db
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, id))
    .orderBy(asc(documentVersions.number));

async function findDraft(
  db: Pick<Queryable, 'select'>,
  { row: { fixed }, id }: { row: Pick<Row, 'fixed'>; id: string | null },
): Promise<DraftRow | undefined> {
  const of = fixed ?? id;
  if (of === null) return;
  const [draft] = await db.select().from(documentDrafts).where(isDraftOf(of));
  return draft;
}

async function* readDocuments(db: Database): AsyncGenerator<DocumentRecord> {
  for (const { row, id } of await listAll(db)) {
    const { fixed, slug, title, summary, translations } = row;
    const path = documentPath(row);
    const document = { fixed, slug, kind: row.kind ?? 'other', title, summary, translations };
    const earlier: string[] = [];
    for (const version of id ? await versionsOf(db, id) : []) {
      const { number, adoptedOn, note, body, textOf, checksum, createdAt } = version;
      yield {
        document,
        earlier: [...earlier],
        version: {
          number,
          adoptedOn,
          note,
          body,
          textOf,
          publishedAt: createdAt.toISOString(),
          checksum,
          file: placeOf(path, number),
        },
        draft: null,
      };
      earlier.push(checksum);
    }
    const draft = await findDraft(db, { row, id });
    if (!draft) continue;
    yield {
      document: { ...document, title: title || draft.title || path },
      earlier,
      version: null,
      draft: { ...fieldsOf(draft), file: fileOf(draft, placeOf(path, 'draft')) },
    };
  }
}

const fieldsOf = ({ title, summary, adoptedOn, note, body }: DraftRow): DraftFields => ({
  title,
  summary,
  adoptedOn: adoptedOn ?? '',
  note,
  body,
});

const fileOf = ({ fileName, checksum }: DraftRow, path: string) =>
  fileName !== null && checksum !== null ? { name: fileName, path, checksum } : null;

const listPdfs = (db: Database, id: string) =>
  db
    .select({ number: documentVersions.number, fileKey: documentVersions.fileKey })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, id))
    .orderBy(asc(documentVersions.number));

async function* readFiles(db: Database): AsyncGenerator<TransferredFile> {
  for (const { row, id } of await listAll(db)) {
    const path = documentPath(row);
    for (const { number, fileKey } of id ? await listPdfs(db, id) : [])
      yield { key: fileKey, path: placeOf(path, number) };
    const draft = await findDraft(db, { row, id });
    if (draft?.fileKey) yield { key: draft.fileKey, path: placeOf(path, 'draft') };
  }
}

/** Documents with their versions, their drafts and the PDFs of both. */
export const transferredDocuments: TransferredRecords = {
  name: 'documents',
  read: readDocuments,
  files: readFiles,
  async take(op, record, isDry, files) {
    requireThat(op.actor, canManageDocuments);
    const read = DocumentRecord.safeParse(record);
    if (!read.success) return { title: '–', action: 'skip', reasons: ['notValid'] };
    const { document, version, draft } = read.data;
    const name = document.title || documentPath(document);
    const title = version ? `${name} (${version.number})` : name;
    const known = await findKnown(op.db, read.data);
    if (known === 'same') return { title, action: 'same', reasons: [] };
    if (known === 'other') return { title, action: 'skip', reasons: ['addressTaken'] };
    const place = version?.file ?? draft?.file?.path;
    if (place !== undefined && !files.has(place))
      return { title, action: 'skip', reasons: ['pictureMissing'] };
    if (isDry) return { title, action: 'create', reasons: [] };
    return { title, ...(await takeRecord(op, files, read.data)) };
  },
};

async function takeRecord(
  op: Parameters<TransferredRecords['take']>[0],
  files: GivenFiles,
  record: DocumentRecord,
): Promise<Omit<Transferred, 'title'>> {
  try {
    if (record.version) await takeVersion(op, files, record.document, record.version);
    else if (record.draft) await takeDraft(op, files, record.document, record.draft);
    return { action: 'create', reasons: [] };
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 500) throw error;
    return { action: 'skip', reasons: ['pictureRefused'] };
  }
}

/**
 * `same`: this version or draft is here. `other`: the address has a document with other versions. `new`: it
 * can be added, behind what is here.
 */
async function findKnown(
  db: Database,
  { document, version, draft, earlier }: DocumentRecord,
): Promise<'same' | 'other' | 'new'> {
  const { fixed, slug } = document;
  const [row] = await db
    .select()
    .from(documents)
    .where(
      and(
        fixed ? eq(documents.fixed, fixed) : eq(documents.slug, slug ?? ''),
        isNull(documents.deletedAt),
      ),
    );
  const present = await findDraft(db, { row: row ?? document, id: row?.id ?? null });
  if (!row && !present) return 'new';
  const versions = row ? await versionsOf(db, row.id) : [];
  if (draft && present) {
    const { file, ...fields } = draft;
    const isSame =
      isDeepStrictEqual(fieldsOf(present), fields) && present.checksum === (file?.checksum ?? null);
    return isSame ? 'same' : 'other';
  }
  const here = version && versions.find(({ number }) => number === version.number);
  if (here)
    return here.checksum === version.checksum && here.body === version.body ? 'same' : 'other';
  const last = versions.at(-1);
  if (!last) return row?.fixed === null ? 'other' : 'new';
  const isBehind = earlier.includes(last.checksum) && last.number < (version?.number ?? Infinity);
  return isBehind ? 'new' : 'other';
}
