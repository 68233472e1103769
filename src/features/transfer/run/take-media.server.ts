import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq, inArray } from 'drizzle-orm';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Outgoing } from '../../../platform/outgoing/outgoing.server.ts';
import { OutgoingFault, type OutgoingReason } from '../../../platform/outgoing/outgoing-fault.ts';
import { percentDecoded } from '../../../platform/percent-decoding.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { addUpload, type GivenFile } from '../../media/operations.server.ts';
import { MAX_FILE_BYTES, type Media, mediaPath } from '../../media/schema.ts';
import { media as mediaTable } from '../../media/tables.server.ts';
import { type ImportSource, UnusableFile } from '../entry.ts';
import { importedMedia } from '../tables.server.ts';
import { inFolder } from './plan.server.ts';

export const PREFIX = 'ufuk-import-';
const DOWNLOAD = { ms: 60_000, bytes: MAX_FILE_BYTES, redirects: 3 };
/** The image process has a queue for uploads of users, which go first. */
const WAITS_MS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000];

export type Taken =
  | { media: StoredMedia & Pick<Media, 'kind' | 'firstFrameOnly'> }
  | { fault: 'pictureMissing' | 'pictureRefused' | 'privateAddress' | 'siteUnreachable' };

export interface MediaContext {
  op: Operation;
  store: Store;
  outgoing: Outgoing;
  source: ImportSource;
  sourceName: string;
  /** The origin from which pictures may be fetched; null: none. */
  downloadFrom: string | null;
  signal: AbortSignal;
}

/** Adds a picture or file of another system to the library, once. */
export async function takeMedia(context: MediaContext, address: string): Promise<Taken> {
  const { op, sourceName } = context;
  const known = await findTaken(context, address);
  if (known) return { media: known };
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    const path = join(folder, 'original');
    const name = await fetchFile(context, address, path);
    if (name === null) return { fault: 'pictureMissing' };
    const words = (await context.source.wordsOf?.(address)) ?? null;
    const { media } = await added(context, { path, name, words });
    await op.db
      .insert(importedMedia)
      .values({ source: sourceName, address, mediaId: media.id })
      .onConflictDoNothing();
    return { media };
  } catch (error) {
    if (error instanceof OutgoingFault) return { fault: FAULTS[error.reason] };
    const refused = error instanceof Refusal && error.status < 500;
    if (refused || error instanceof UnusableFile) return { fault: 'pictureRefused' };
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const FAULTS = {
  address: 'privateAddress',
  name: 'siteUnreachable',
  connection: 'siteUnreachable',
  certificate: 'siteUnreachable',
  time: 'siteUnreachable',
  size: 'pictureRefused',
  redirects: 'pictureMissing',
} as const satisfies Record<OutgoingReason, unknown>;

/** An address with each scheme, with and without "www.": a site may have moved. */
function sameAddresses(address: string): string[] {
  const [, rest] = /^https?:\/\/(?:www\.)?(.+)/is.exec(address) ?? [];
  if (rest === undefined) return [address];
  return ['http://', 'https://', 'http://www.', 'https://www.'].map((start) => start + rest);
}

export async function findTaken({ op, sourceName }: MediaContext, address: string) {
  const { id, kind, widths, fileName, firstFrameOnly } = mediaTable;
  const [row] = await op.db
    .select({ id, kind, widths, fileName, firstFrameOnly })
    .from(importedMedia)
    .innerJoin(mediaTable, eq(mediaTable.id, importedMedia.mediaId))
    .where(
      and(
        inArray(importedMedia.source, [sourceName, inFolder(sourceName).host]),
        inArray(importedMedia.address, sameAddresses(address)),
      ),
    );
  if (!row) return null;
  const { fileName: name, ...found } = row;
  return { ...found, file: row.kind === 'file' ? `/media/${row.id}/${name}` : null };
}

/** The name of the file, which is then at `path`; null if it cannot be found. */
async function fetchFile(
  { source, outgoing, downloadFrom, signal }: MediaContext,
  address: string,
  path: string,
): Promise<string | null> {
  const name = await source.extract(address, path);
  if (name !== null) return basename(name);
  const url = downloadFrom === null ? null : URL.parse(address);
  if (!url || url.origin !== downloadFrom) return null;
  const status = await outgoing.send(
    { url: url.href },
    DOWNLOAD,
    async (answer) => {
      if (answer.status === 200) await pipeline(answer.body, createWriteStream(path));
      return answer.status;
    },
    signal,
  );
  return status === 200 ? basename(percentDecoded(url.pathname) ?? url.pathname) : null;
}

/** Waits while the image process is busy. */
async function added({ op, store, signal }: MediaContext, given: GivenFile) {
  for (let wait = 0; ; wait++) {
    try {
      return await addUpload(op, store, given);
    } catch (error) {
      const ms = error instanceof Refusal && error.status === 503 ? WAITS_MS[wait] : undefined;
      if (ms === undefined) throw error;
      await pause(ms, signal);
    }
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/** The width of a picture in a text; pages choose among all of them. */
const WIDTH_IN_TEXT = 1280;

export type StoredMedia = Pick<Media, 'id' | 'widths' | 'file'>;

/** The address of an imported picture or file in this site. */
export function addressOf({ id, file, widths }: StoredMedia): string {
  if (file) return file;
  const width = widths.filter((one) => one <= WIDTH_IN_TEXT).at(-1) ?? widths[0] ?? 0;
  return mediaPath(id, width, 'webp');
}
