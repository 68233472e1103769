import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';
import { type ImportKind, MAX_TEXT_BYTES } from './contract.ts';
import { type ImportSource, UnusableFile } from './entry.ts';
import { GhostSource } from './ghost/ghost-source.server.ts';
import { FolderSource, isMarkdown } from './markdown/markdown-source.server.ts';
import { WxrSource } from './wxr/wxr-source.server.ts';

/** Pictures and files of an upload; the library has limits of its own. */
const LARGEST_MEDIA = 50 * 1024 * 1024;
/** Of an export of Ghost, which is read as a stream, but single texts are in memory. */
const LARGEST_JSON = 256 * 1024 * 1024;
/** Of a file, to see what it is. */
const HEAD_BYTES = 64 * 1024;
/** Files of an archive that are looked into. */
const MOST_HEADS = 2000;

type Opened = { kind: ImportKind; source: ImportSource };

/**
 * Opens an upload by its content: XML of WordPress, JSON of Ghost, a ZIP with one of them or with an
 * export in several files, or a ZIP of Markdown files. Names and order of what is in a ZIP decide nothing.
 * A folder is read as a ZIP of it would be.
 * @throws UnusableFile
 */
export async function openSource(path: string): Promise<Opened> {
  if ((await stat(path)).isDirectory()) return openKind(await openFolder(path));
  const head = await headOf(createReadStream(path));
  if (head === '') throw new UnusableFile('noEntries');
  if (!head.startsWith('PK')) {
    const alone = {
      names: new Set<string>(),
      extract: async () => false,
      close: async () => {},
    };
    const read = async () => createReadStream(path);
    return /^(\u00ef\u00bb\u00bf)?\s*[{[]/.test(head)
      ? { kind: 'ghost', source: new GhostSource({ ...alone, open: read }) }
      : { kind: 'wxr', source: new WxrSource({ ...alone, parts: [read] }) };
  }
  const archive = await openArchive(path);
  try {
    return await openKind(archive);
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function openKind(archive: Archive): Promise<Opened> {
  const names = [...archive.names];
  const xml = names.filter((name) => /\.(xml|wxr|rss|txt)$/i.test(name)).slice(0, MOST_HEADS);
  const exports: string[] = [];
  for (const name of xml) if (isWxr(await headIn(archive, name))) exports.push(name);
  if (exports.length > 0) return { kind: 'wxr', source: wxrIn(archive, exports) };
  for (const name of names.filter((one) => /\.json$/i.test(one)).slice(0, MOST_HEADS))
    if (isGhost(await headIn(archive, name)))
      return { kind: 'ghost', source: ghostIn(archive, name) };
  const hasTexts = names.some(isMarkdown);
  const [other] = hasTexts ? [] : xml.filter((name) => /\.xml$/i.test(name));
  return other === undefined
    ? { kind: 'markdown', source: new FolderSource(archive) }
    : { kind: 'wxr', source: wxrIn(archive, [other]) };
}

const filesOf = (archive: Archive) => ({
  names: archive.names,
  extract: (name: string, target: string) => archive.extract(name, target, LARGEST_MEDIA),
  close: async () => archive.close(),
});

const ghostIn = (archive: Archive, name: string) =>
  new GhostSource({
    ...filesOf(archive),
    open: async () => (await archive.open(name, LARGEST_JSON)) as Readable,
  });

/** One export, which may be in several files. */
function wxrIn(archive: Archive, names: string[]): WxrSource {
  const bytes = names.reduce((sum, name) => sum + archive.sizeOf(name), 0);
  if (bytes > MAX_TEXT_BYTES) throw new UnusableFile('tooLarge');
  const { compare } = new Intl.Collator('en', { numeric: true });
  return new WxrSource({
    ...filesOf(archive),
    parts: names
      .toSorted(compare)
      .map((name) => async () => (await archive.open(name, MAX_TEXT_BYTES)) as Readable),
  });
}

/** Whether a file begins as an export of WordPress: other programs write RSS and XML too. */
const isWxr = (head: string): boolean =>
  /<rss[\s>]/.test(head) && /wordpress\.org\/export\/|<wp:wxr_version/.test(head);

/** Whether a file begins as an export of Ghost. */
const isGhost = (head: string): boolean =>
  /^(?:\u00ef\u00bb\u00bf)?\s*\{\s*"(db|meta|data)"\s*:/.test(head);

/** Empty if it cannot be read: then it is none of those that are looked for. */
async function headIn(archive: Archive, name: string): Promise<string> {
  try {
    const stream = await archive.open(name, Number.POSITIVE_INFINITY);
    return stream ? await headOf(stream) : '';
  } catch {
    return '';
  }
}

/** The first characters of a file as ASCII, also of one with two bytes for each character. */
async function headOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(chunk as Buffer);
    bytes += (chunk as Buffer).length;
    if (bytes >= HEAD_BYTES) break;
  }
  return Buffer.concat(chunks).toString('latin1').replaceAll('\0', '');
}

/**
 * A folder of this machine, such as an unpacked export, as a ZIP of it would be. Links in it are not
 * followed: they may lead out of it.
 * @throws UnusableFile
 */
async function openFolder(folder: string): Promise<Archive> {
  const files = new Map<string, { path: string; size: number }>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/').normalize('NFC');
    if (ADDED.test(name)) continue;
    files.set(name, { path, size: (await stat(path)).size });
    if (files.size > MOST_FILES) throw new UnusableFile('tooManyEntries');
  }
  const find = (name: string, most: number) => {
    const file = files.get(name);
    if (file && file.size > most) throw new UnusableFile('tooLarge');
    return file;
  };
  return {
    names: new Set(files.keys()),
    sizeOf: (name) => files.get(name)?.size ?? 0,
    async open(name, most) {
      const file = find(name, most);
      return file ? createReadStream(file.path) : null;
    },
    async extract(name, target, most) {
      const file = find(name, most);
      if (file) await copyFile(file.path, target);
      return file !== undefined;
    },
    close() {},
  };
}

const MOST_FILES = 100_000;

/** Of all names with their comments, which are in memory as long as the ZIP is open. */
const MOST_NAMES_BYTES = 32 * 1024 * 1024;

/** What macOS, Windows, Synology and Git put beside the files of a user. */
const ADDED =
  /(?:^|\/)(?:__MACOSX\/|\.git\/|@eaDir\/|\._[^/]*$|\.DS_Store$|Thumbs\.db$|ehthumbs\.db$|desktop\.ini$)/i;

/** A ZIP of which single files are read; nothing is ever written under a name from it. */
export interface Archive {
  /** The paths of its files, without those that programs add. */
  readonly names: ReadonlySet<string>;
  /** In bytes, unpacked; 0 if there is no such file. */
  sizeOf(name: string): number;
  /** Its bytes end with an error beyond `most`. Null if there is no such file. */
  open(name: string, most: number): Promise<Readable | null>;
  /** Returns false if there is no such file. Throws beyond `most` bytes. */
  extract(name: string, path: string, most: number): Promise<boolean>;
  close(): void;
}

/** @throws UnusableFile for a file that is no ZIP, or has names that lead out of it */
async function openArchive(path: string): Promise<Archive> {
  const zip = await readZip(path);
  const entries = new Map<string, yauzl.Entry>();
  let names = 0;
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || ADDED.test(entry.fileName)) continue;
      entries.set(entry.fileName.normalize('NFC'), entry);
      names += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
      if (entries.size > MOST_FILES || names > MOST_NAMES_BYTES)
        throw new UnusableFile('tooManyEntries');
    }
  } catch (error) {
    zip.close();
    throw error instanceof UnusableFile ? error : new UnusableFile('badZip');
  }
  const open = async (name: string, most: number): Promise<Readable | null> => {
    const entry = entries.get(name);
    if (!entry) return null;
    if (entry.isEncrypted()) throw new UnusableFile('badZip');
    if (entry.uncompressedSize > most) throw new UnusableFile('tooLarge');
    return piped(await zip.openReadStreamPromise(entry), limited(most));
  };
  return {
    names: new Set(entries.keys()),
    sizeOf: (name) => entries.get(name)?.uncompressedSize ?? 0,
    open,
    async extract(name, target, most) {
      const stream = await open(name, most);
      if (!stream) return false;
      await pipeline(stream, createWriteStream(target));
      return true;
    },
    close: () => zip.close(),
  };
}

async function readZip(path: string): Promise<yauzl.ZipFile> {
  try {
    return await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
  } catch {
    throw new UnusableFile('badZip');
  }
}

/** An error of the first stream, such as damaged data, also ends the second one. */
function piped(from: Readable, to: Transform): Transform {
  from.on('error', (error) => to.destroy(error));
  to.on('close', () => from.destroy());
  return from.pipe(to);
}

/** The size that a ZIP declares may be wrong. */
function limited(most: number): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(passed > most ? new UnusableFile('tooLarge') : null, chunk);
    },
  });
}
