import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Archive, openArchive } from './archive/open-archive.server.ts';
import { openFolder } from './archive/open-folder.server.ts';
import type { ImportSource } from './entry.ts';
import { GhostSource } from './ghost/ghost-source.server.ts';
import { UnusableFile } from './import-fault.ts';
import { FolderSource, isMarkdown } from './markdown/folder-source.server.ts';
import { type ImportKind, MAX_TEXT_BYTES } from './schema.ts';
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
