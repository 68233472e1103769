import { PassThrough, Readable } from 'node:stream';
import yazl from 'yazl';
import type { Operation } from '../../../platform/operation.server.ts';
import type { Store } from '../../../platform/storage/store.server.ts';
import { type Exported, entryFile, pathOfEntry } from './entry-file.ts';
import { readAllContents, readAllMedia } from './read-all.server.ts';

/** Bytes that may wait for a slow reader before the next content is read. */
const AHEAD = 1024 * 1024;

/**
 * A ZIP with every content as Markdown, `contents.json` with all of their fields, and the stored
 * pictures and files. It is written while it is read: neither a file nor the whole is in memory.
 */
export function writeArchive({ db }: Pick<Operation, 'db'>, store: Store): Readable {
  const zip = new yazl.ZipFile();
  const out = new PassThrough({ highWaterMark: AHEAD });
  zip.on('error', (error) => out.destroy(error as Error));
  zip.outputStream.pipe(out);
  fill(zip, db, store, out).catch((error) => out.destroy(error));
  return out;
}

async function fill(
  zip: yazl.ZipFile,
  db: Operation['db'],
  store: Store,
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
  for (const { key, path } of files)
    zip.addReadStreamLazy(path, { compress: false }, (done) => {
      store.read(key).then(
        (found) => done(null, found?.stream ?? Readable.from([])),
        (error) => done(error, Readable.from([])),
      );
    });
  zip.end();
}

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
