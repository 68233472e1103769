import { PassThrough, Readable } from 'node:stream';
import { and, asc, count, gt, inArray, sql } from 'drizzle-orm';
import { stringify } from 'yaml';
import yazl from 'yazl';
import type { Database } from '../../../platform/database/client.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Services } from '../../../platform/services.server.ts';
import { transact } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { writtenOf } from '../../content/row.server.ts';
import { PICTURE_TEXTS, type WrittenContent } from '../../content/schema.ts';
import { contents, formerSlugs, isKept } from '../../content/tables.server.ts';
import type { MediaFields } from '../../media/schema.ts';
import { media } from '../../media/tables.server.ts';
import { canTransfer } from '../policy.ts';
import { MEDIA_ADDRESS, recordLines, recordsFile } from '../records/records.server.ts';

/** From a file of a content to the root of the ZIP. */
const ROOT = '../../';

const BATCH = 100;

/** Bytes that may wait for a slow reader before the next content is read. */
const AHEAD = 1024 * 1024;

/** What an export needs besides the database. */
type Exporting = Pick<Services, 'store' | 'transfers'>;

let running = false;

/**
 * Everything as a ZIP, drafts too. One at a time in a process. The audit event is stored before the
 * first byte. Throws 401, 403, 409.
 */
export async function exportAll(
  op: Operation,
  { store, transfers }: Exporting,
): Promise<{ name: string; zip: Readable }> {
  requireThat(op.actor, canTransfer);
  if (running) throw new Refusal(409, 'exportRunning');
  running = true;
  try {
    const name = `ufuk-${op.now.toISOString().slice(0, 10)}.zip`;
    await transact(op, async (tx) => {
      const [row] = await tx.select({ entries: count() }).from(contents);
      await recordEvent(tx, op, {
        action: 'transfer.export',
        subject: { kind: 'import', id: name, name },
        after: { entries: row?.entries ?? 0 },
      });
    });
    const zip = writeArchive(op, { store, transfers });
    zip.once('close', () => {
      running = false;
    });
    return { name, zip };
  } catch (error) {
    running = false;
    throw error;
  }
}

/**
 * A ZIP with every content as Markdown, `contents.json` with all of their fields, a file of JSON lines for
 * each kind of other records with their files, the stored pictures and files, and `media.json` with names,
 * texts and tags of these. It is written while it is read: neither a file nor the whole is in memory.
 */
function writeArchive({ db }: Pick<Operation, 'db'>, exporting: Exporting): Readable {
  const zip = new yazl.ZipFile();
  const out = new PassThrough({ highWaterMark: AHEAD });
  zip.on('error', (error) => out.destroy(error as Error));
  zip.outputStream.pipe(out);
  fill(zip, db, exporting, out).catch((error) => out.destroy(error));
  return out;
}

async function fill(
  zip: yazl.ZipFile,
  db: Operation['db'],
  { store, transfers }: Exporting,
  out: PassThrough,
): Promise<void> {
  const files = await readAllMedia(db);
  const paths = new Map(files.map(({ id, path }) => [id, path]));
  const pathOf = (id: string) => paths.get(id) ?? null;
  for await (const content of readAllContents(db)) {
    if (out.writableLength >= AHEAD) await untilRead(out);
    if (out.destroyed) return;
    zip.addBuffer(Buffer.from(entryFile(content, pathOf)), pathOfEntry(content));
  }
  // The library opens each of these when everything before it is written.
  zip.addReadStreamLazy('contents.json', {}, (done) => done(null, Readable.from(jsonOf(db))));
  for (const kind of transfers)
    zip.addReadStreamLazy(recordsFile(kind.name), {}, (done) =>
      done(null, Readable.from(recordLines(kind.read(db), pathOf))),
    );
  zip.addBuffer(
    Buffer.from(JSON.stringify(files.map(({ path, words }) => ({ path, ...words })))),
    'media.json',
  );
  for (const { key, path } of files) addStored(zip, store, key, path);
  for (const kind of transfers)
    for await (const { key, path } of kind.files?.(db) ?? []) addStored(zip, store, key, path);
  zip.end();
}

const addStored = (zip: yazl.ZipFile, store: Services['store'], key: string, path: string) =>
  zip.addReadStreamLazy(path, { compress: false }, (done) => {
    store.read(key).then(
      (found) => done(null, found?.stream ?? Readable.from([])),
      (error) => done(error, Readable.from([])),
    );
  });

const untilRead = (out: PassThrough) =>
  new Promise<void>((resolve) => {
    for (const event of ['drain', 'close'] as const) out.once(event, () => resolve());
  });

async function* jsonOf(db: Operation['db']): AsyncGenerator<string> {
  let before = '[\n';
  for await (const content of readAllContents(db)) {
    yield before + JSON.stringify(plainOf(content));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

const plainOf = ({ fields, ...content }: Exported) => ({ ...content, ...fields });

/** Every content as it is stored, without pending changes and history, some at a time. */
async function* readAllContents(db: Database): AsyncGenerator<Exported> {
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await db
      .select({
        row: contents,
        attachments: sql<{ mediaId: string; title: string }[]>`(
          select coalesce(json_agg(json_build_object('mediaId', media_id, 'title', title) order by position), '[]')
          from content_attachments where content_id = contents.id)`,
        first: sql<string | null>`(
          select min(other.id::text) from contents other
          where other.translation_group = contents.translation_group and other.state <> 'deleted')`,
      })
      .from(contents)
      .where(and(gt(contents.id, last), isKept))
      .orderBy(asc(contents.id))
      .limit(BATCH);
    const ids = rows.map(({ row }) => row.id);
    const former = ids.length
      ? await db.select().from(formerSlugs).where(inArray(formerSlugs.contentId, ids))
      : [];
    for (const { row, attachments, first } of rows) {
      // Another installation has other branches.
      const { branchId: _branch, ...fields } = writtenOf(row, attachments);
      yield {
        id: row.id,
        state: row.state,
        fields,
        formerSlugs: former.filter((one) => one.contentId === row.id).map(({ slug }) => slug),
        translationOf: first === row.id ? null : first,
      };
    }
    if (rows.length < BATCH) return;
    last = ids.at(-1) as string;
  }
}

interface StoredMedia {
  id: string;
  /** Its key in the store. */
  key: string;
  /** Its path in the ZIP. */
  path: string;
  words: MediaFields;
}

/** The largest stored size of every picture, and every file. */
async function readAllMedia(db: Database): Promise<StoredMedia[]> {
  const { id, kind, widths, fileName } = media;
  const { name, alt, caption, credit, decorative, tags, focusX, focusY } = media;
  const texts = { name, alt, caption, credit, decorative, tags, focusX, focusY };
  const rows = await db.select({ id, kind, widths, fileName, texts }).from(media);
  return rows.flatMap((row) => {
    const file = row.kind === 'file' ? row.fileName : `${Math.max(...row.widths)}.webp`;
    if (row.kind === 'image' && row.widths.length === 0) return [];
    const ending = file.slice(file.lastIndexOf('.'));
    const path = `media/${row.id}${row.kind === 'file' ? `/${file}` : ending}`;
    return [{ id: row.id, key: `media/${row.id}/${file}`, path, words: row.texts }];
  });
}

/** A stored content, as the export writes it. */
interface Exported {
  id: string;
  state: string;
  fields: WrittenContent;
  formerSlugs: string[];
  /** The id of the content of which it is a translation; null for the first of a group. */
  translationOf: string | null;
}

/** The path in the ZIP of a picture or file, by its id; null if it was not stored. */
type PathOf = (mediaId: string) => string | null;

const pathOfEntry = ({ fields }: Exported) => `contents/${fields.category}/${fields.slug}.md`;

/** The Markdown file of a content: front matter, and the text with relative addresses of media. */
function entryFile(content: Exported, pathOf: PathOf): string {
  const { fields } = content;
  const src = (id: string) => {
    const path = pathOf(id);
    return path && ROOT + path;
  };
  const { cover, share, attachments } = fields;
  const coverSrc = cover && src(cover.mediaId);
  const shareSrc = share.mediaId && src(share.mediaId);
  const values = {
    id: content.id,
    title: fields.title,
    slug: fields.slug,
    category: fields.category,
    state: content.state,
    publishedAt: fields.publishedAt,
    unpublishAt: fields.unpublishAt,
    language: fields.language,
    translationOf: content.translationOf,
    author: fields.author,
    place: fields.place,
    tags: fields.tags,
    summary: fields.summary,
    pinned: fields.pinned,
    cover: cover &&
      coverSrc && {
        src: coverSrc,
        ...Object.fromEntries(PICTURE_TEXTS.map((name) => [name, cover[name]])),
        ...(cover.decorative && { decorative: true }),
      },
    share: {
      title: share.title,
      description: share.description,
      ...(shareSrc && { image: shareSrc }),
    },
    attachments: attachments.flatMap(({ mediaId, title }) => {
      const file = src(mediaId);
      return file ? [{ src: file, title }] : [];
    }),
    ...(fields.corrections?.length && { corrections: fields.corrections }),
    formerSlugs: content.formerSlugs,
  };
  const used = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const yaml = stringify(Object.fromEntries(used), { schema: 'core', lineWidth: 0 });
  const body = fields.body.replace(MEDIA_ADDRESS, (all, id: string) => src(id) ?? all);
  return `---\n${yaml}---\n\n${body}\n`;
}
