import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notFound, Refusal } from '../../../platform/errors.ts';
import { percentDecoded } from '../../../platform/percent-decoding.ts';
import type {
  GivenFiles,
  Transferred,
  TransferredRecords,
} from '../../../platform/transferred.server.ts';
import { MAX_TEXT_BYTES, type NoteReason } from '../contract.ts';
import type { Archive } from '../open-source.server.ts';
import { isFaultOfEntry } from '../run/entry-fault.server.ts';
import {
  addressOf,
  findTaken,
  type MediaContext,
  PREFIX,
  type StoredMedia,
  takeMedia,
} from '../run/take-media.server.ts';

/* Records besides contents: a file of JSON lines for each kind. */

export const MEDIA_ADDRESS =
  /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[\w.-]{1,200}/g;
/** In a record, the path in the ZIP of a picture or file. */
const PLACE = /zip:([\w.%~-]{1,1000})/g;
/** One record, with all of its texts. */
const LONGEST_LINE = 8 * 1024 * 1024;

export const recordsFile = (name: string) => `${name}.jsonl`;

/** `pathOf`: the path in the ZIP of a picture or file. */
export async function* recordLines(
  records: AsyncIterable<object>,
  pathOf: (mediaId: string) => string | null,
): AsyncGenerator<string> {
  for await (const record of records) {
    const line = JSON.stringify(record).replace(MEDIA_ADDRESS, (all, id: string) => {
      const path = pathOf(id);
      return path ? `zip:${encoded(path)}` : all;
    });
    yield `${line}\n`;
  }
}

/** Without a character that would end an address in Markdown. */
const encoded = (path: string) =>
  encodeURIComponent(path).replace(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16)}`);

/** The records of a file; undefined for a line that cannot be read. */
export async function* readRecords(archive: Archive, name: string): AsyncGenerator<unknown> {
  const stream = await archive.open(recordsFile(name), MAX_TEXT_BYTES);
  if (!stream) return;
  stream.setEncoding('utf8');
  let rest = '';
  let isTooLong = false;
  for await (const part of stream as AsyncIterable<string>) {
    const lines = part.split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      const whole = rest + line;
      rest = '';
      if (isTooLong) isTooLong = false;
      else if (whole.trim()) yield parsed(whole);
    }
    rest = isTooLong ? '' : rest + last;
    if (rest.length <= LONGEST_LINE) continue;
    yield undefined;
    [rest, isTooLong] = ['', true];
  }
  if (rest.trim()) yield parsed(rest);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Takes a record over, with its pictures and files. */
export async function takeRecord(
  context: MediaContext,
  kind: TransferredRecords,
  record: unknown,
  { isDry, now }: { isDry: boolean; now: Date },
): Promise<Omit<Transferred, 'reasons'> & { reasons: NoteReason[] }> {
  const title = recordsFile(kind.name);
  if (typeof record !== 'object' || !record)
    return { title, action: 'skip', reasons: ['badEntry'] };
  const op = { ...context.op, now };
  try {
    // With what the library has already: a record that was imported before is the same.
    const before = await withMedia(record, (path) => findTaken(context, path));
    const files = filesOf(context);
    const known = await kind.take(op, before, true, files);
    if (isDry || known.action !== 'create') return known;
    const faults = new Set<NoteReason>();
    const whole = await withMedia(record, async (path) => {
      const taken = await takeMedia({ ...context, op }, path);
      if ('media' in taken) return taken.media;
      faults.add(taken.fault);
      return null;
    });
    const taken = await kind.take(op, whole, false, files);
    return { ...taken, reasons: [...taken.reasons, ...faults] };
  } catch (error) {
    if (error instanceof Refusal && error.status < 500)
      return { title, action: 'skip', reasons: ['notValid'] };
    if (!isFaultOfEntry(error)) throw error;
    op.log({ err: error }, 'a record of an import cannot be stored');
    return { title, action: 'skip', reasons: ['badEntry'] };
  }
}

/** The files of the ZIP for a kind of records. */
const filesOf = ({ source, store }: MediaContext): GivenFiles => ({
  store,
  has: (path) => source.has(path),
  async use(path, work) {
    const folder = await mkdtemp(join(tmpdir(), PREFIX));
    try {
      const file = join(folder, 'original');
      if ((await source.extract(path, file)) === null) throw notFound();
      return await work(file);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

/** The paths in the ZIP become addresses of the library; one that is missing stays. */
async function withMedia(record: object, take: (path: string) => Promise<StoredMedia | null>) {
  const text = JSON.stringify(record);
  const addresses = new Map<string, string>();
  for (const [place, path = ''] of text.matchAll(PLACE)) {
    if (addresses.has(place)) continue;
    const media = await take(percentDecoded(path) ?? path);
    if (media) addresses.set(place, addressOf(media));
  }
  return JSON.parse(text.replace(PLACE, (place) => addresses.get(place) ?? place)) as unknown;
}
