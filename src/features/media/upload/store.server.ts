import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isLimited } from '../../../platform/actor.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { violatedConstraint } from '../../../platform/database/faults.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import { accountOf } from '../../../platform/http/implement.server.ts';
import { receiveFile, UploadsAtOnce } from '../../../platform/http/receive-file.server.ts';
import type { MediaUses } from '../../../platform/media-uses.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireThat } from '../../../platform/require.ts';
import type { Content, Store } from '../../../platform/storage/store.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { withoutControls } from '../../../platform/typed-text.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import { imageProcess, type ResizedImage } from '../image-process.server.ts';
import { hasUses, mediaSubject, removeFiles, toMedia } from '../library.server.ts';
import { pdfProcess } from '../pdf/pdf-process.server.ts';
import { canUploadMedia } from '../policy.ts';
import {
  MAX_FILE_BYTES,
  MEDIA_LIMITS,
  type Media,
  type MediaFields,
  type UploadOrder,
} from '../schema.ts';
import { media } from '../tables.server.ts';
import { knownTags } from '../tags.server.ts';
import { inspect, prepare, withoutEnding } from './inspect.server.ts';

type Row = typeof media.$inferSelect;

/** What is stored of one upload. `files` are the sizes of the picture. */
export interface NewMedia extends ResizedImage {
  /** The name of the uploaded file. */
  name: string;
  /** Its MIME type. */
  type: string;
  sha256?: string;
  words?: MediaWords;
  pages?: number;
  createdAt?: Date;
  /** Absent for a picture. */
  file?: { name: string; content: Content; bytes: number };
}

/**
 * Stores the files and the row of one upload. `finish` runs in the transaction; if anything fails,
 * nothing is left in the store.
 */
export async function storeMedia<T>(
  op: Operation,
  store: Store,
  made: NewMedia,
  finish: (tx: Transaction, row: Row) => Promise<T>,
): Promise<T> {
  const id = randomUUID();
  const { file } = made;
  const contents: [string, Content][] = made.files.map(({ name, bytes }) => [name, bytes]);
  if (file) contents.push([file.name, file.content]);
  try {
    const writes = await Promise.allSettled(
      contents.map(([name, content]) => store.write(`media/${id}/${name}`, content)),
    );
    // All writes have ended now, so no file can be written after the removal below.
    for (const write of writes) if (write.status === 'rejected') throw write.reason;
    return await transact(op, async (tx) => {
      const [row] = await tx
        .insert(media)
        .values(rowOf(op, id, made))
        .returning();
      if (!row) throw new Error('The upload was not written.');
      return finish(tx, row);
    });
  } catch (error) {
    // An error here must not hide the one that is the reason.
    await store
      .removeAll(`media/${id}/`)
      .catch((err: Error) => op.log({ err, id }, 'files of an upload were not removed'));
    throw error;
  }
}

function rowOf(op: Operation, id: string, made: NewMedia): typeof media.$inferInsert {
  const { width, height, widths, type, file } = made;
  const originalName = withoutControls(basename(made.name.toWellFormed())).slice(
    0,
    MEDIA_LIMITS.name,
  );
  return {
    id,
    kind: file ? 'file' : 'image',
    type,
    fileName: file?.name ?? '',
    name: withoutEnding(originalName).trim() || originalName,
    ...made.words,
    width,
    height,
    widths,
    firstFrameOnly: made.firstFrameOnly ?? false,
    pages: made.pages ?? null,
    originalName,
    bytes: file?.bytes ?? made.files.reduce((sum, { bytes }) => sum + bytes.length, 0),
    // The same file in two branches must tell neither of the other.
    sha256: isLimited(op.actor) ? null : (made.sha256 ?? null),
    createdBy: op.actor.kind === 'staff' ? op.actor.id : null,
    createdAt: made.createdAt ?? op.now,
    updatedAt: op.now,
  };
}

/** What is known of a picture or file when it is added, such as its alternative text. */
export type MediaWords = Partial<MediaFields>;

/** A file on this machine, and the name that it was given. */
export interface GivenFile {
  path: string;
  name: string;
  words?: MediaWords | null;
  /** When it counts as added, if that is not now. */
  createdAt?: Date;
}

/** No file takes longer to arrive, in ms; a clock that is further behind is wrong. */
const LONGEST_WAY_MS = 60 * 60 * 1000;

/** The first of the files that were chosen together is the latest, so that it is the first of the list. */
export function timeOfChoice(now: Date, { chosenAt, place = 0 }: UploadOrder): Date {
  if (chosenAt === undefined) return now;
  const at = Date.parse(chosenAt) - place;
  const isPossible = at <= now.getTime() && at > now.getTime() - LONGEST_WAY_MS;
  return isPossible ? new Date(at) : now;
}

export interface Added {
  media: Media;
  /** The same file was in the library already; nothing was stored. */
  isKnown: boolean;
}

/**
 * Adds a picture, PDF or office file to the library. Throws 422 for any other file and for one that
 * cannot be read, 413 for a picture that is too large, 503 when too many pictures wait.
 */
export async function addUpload(op: Operation, store: Store, given: GivenFile): Promise<Added> {
  requireThat(op.actor, canUploadMedia);
  const upload = await inspect(given);
  const known = await findBySha256(op.db, upload.sha256);
  if (known) return { media: known, isKnown: true };
  const { words, createdAt } = given;
  const made = {
    ...(await prepare(op, upload)),
    ...(createdAt && { createdAt }),
    ...(words && { words: { ...words, tags: await knownTags(op.db, words.tags ?? []) } }),
  };
  try {
    const stored = await storeMedia(op, store, made, async (tx, row) => {
      const { id, width, height, bytes } = row;
      // The product itself adds only pictures of the demo.
      if (op.actor.kind !== 'system')
        await recordEvent(tx, op, {
          action: 'media.upload',
          subject: mediaSubject({ id, name: row.originalName }),
          after: row.kind === 'image' ? { width, height, bytes } : { bytes },
        });
      return toMedia(row);
    });
    return { media: stored, isKnown: false };
  } catch (error) {
    // The same file arrived twice at the same time.
    const other = violatedConstraint(error) === 'media_sha256';
    const first = other ? await findBySha256(op.db, upload.sha256) : null;
    if (!first) throw error;
    return { media: first, isKnown: true };
  }
}

/**
 * Takes an upload back that nothing uses: the request that brought it has failed. What somebody has begun
 * to use stays.
 */
export async function takeBackUpload(
  op: Operation,
  store: Store,
  kinds: readonly MediaUses[],
  id: string,
): Promise<void> {
  requireThat(op.actor, canUploadMedia);
  await transact(op, async (tx) => {
    const [row] = await tx.select().from(media).where(eq(media.id, id)).for('update');
    if (!row || (await hasUses(tx, kinds, id))) return;
    await tx.delete(media).where(eq(media.id, id));
    tx.afterCommit(() => removeFiles(op, store, id));
    const { name, bytes } = row;
    await recordEvent(tx, op, {
      action: 'media.delete',
      subject: mediaSubject({ id, name }),
      before: { name, bytes },
    });
  });
}

export async function findBySha256(db: Queryable, sha256: string): Promise<Media | null> {
  const [row] = await db.select().from(media).where(eq(media.sha256, sha256));
  return row ? toMedia(row) : null;
}

const PREFIX = 'ufuk-upload-';

/** No upload takes this long, in ms: older files belong to a process that was killed. */
const LEFT_BEHIND_MS = 60 * 60 * 1000;

/**
 * Receives the file of a multipart request as a temporary file, calls `use` with it, and always
 * removes it afterwards.
 * @throws Invalid if there is none, Refusal 413 if it is too large, 400 if it is incomplete
 */
export async function receiveUpload<T>(
  request: FastifyRequest,
  use: (given: GivenFile) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    const path = join(folder, 'original');
    const name = await receiveFile(request, path, MAX_FILE_BYTES, tooLarge);
    return await use({ path, name });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const tooLarge = () => new Refusal(413, 'fileTooLarge', { megabytes: MAX_FILE_BYTES / 2 ** 20 });

/** Removes temporary files of processes that were killed. */
export async function removeLeftUploads(now = Date.now()): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    // A file that belongs to another system user is not removed.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > LEFT_BEHIND_MS)
      await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

/**
 * Receives the file of a request as a temporary file, some at once for each account. The caller checks
 * the right before.
 * @throws Refusal 429 for too many uploads at once, 503 when too many pictures or PDFs wait, 413 for a
 * file that is too large, 400 for an incomplete one
 */
export function uploadReceiver() {
  const uploads = new UploadsAtOnce();
  return <T>(request: FastifyRequest, use: (given: GivenFile) => Promise<T>): Promise<T> =>
    uploads.run(accountOf(request), async () => {
      // Refuses before the file is received.
      imageProcess.requireRoom();
      pdfProcess.requireRoom();
      return receiveUpload(request, use);
    });
}
