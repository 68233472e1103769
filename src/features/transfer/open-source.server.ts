import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Archive, openArchive } from './archive/open-archive.server.ts';
import type { ImportSource } from './entry.ts';
import { GhostSource } from './ghost/ghost-source.server.ts';
import { UnusableFile } from './import-fault.ts';
import { FolderSource } from './markdown/folder-source.server.ts';
import { type ImportKind, MAX_TEXT_BYTES } from './schema.ts';
import { WxrSource } from './wxr/wxr-source.server.ts';

/** Pictures and files of an upload; the library has limits of its own. */
const LARGEST_MEDIA = 50 * 1024 * 1024;

/** Of an export of Ghost, which is read as a stream, but single texts are in memory. */
const LARGEST_JSON = 256 * 1024 * 1024;
const MOST_JSON_FILES = 20;
const FIRST_BYTES = 64;

/**
 * Opens an upload by its content: XML of WordPress, JSON of Ghost, a ZIP with one of them, or a ZIP of
 * Markdown files.
 * @throws UnusableFile
 */
export async function openSource(
  path: string,
): Promise<{ kind: ImportKind; source: ImportSource }> {
  const first = await firstBytes(path);
  if (!first.startsWith('PK')) {
    const files = {
      open: async () => createReadStream(path),
      names: new Set<string>(),
      extract: async () => false,
      close: async () => {},
    };
    if (/^(\u00ef\u00bb\u00bf)?\s*[{[]/.test(first))
      return { kind: 'ghost', source: new GhostSource(files) };
    return { kind: 'wxr', source: new WxrSource(files) };
  }
  const archive = await openArchive(path);
  try {
    const xml = [...archive.names].filter((name) => /^[^/]*(\/[^/]*)?\.xml$/i.test(name));
    const [only] = xml;
    const json = xml.length === 0 ? await ghostIn(archive) : null;
    if (json !== null) {
      const files = {
        open: async () => (await archive.open(json, LARGEST_JSON)) as Readable,
        names: archive.names,
        extract: (name: string, target: string) => archive.extract(name, target, LARGEST_MEDIA),
        close: async () => archive.close(),
      };
      return { kind: 'ghost', source: new GhostSource(files) };
    }
    if (only === undefined || xml.length > 1)
      return { kind: 'markdown', source: new FolderSource(archive) };
    const files = {
      open: async () => (await archive.open(only, MAX_TEXT_BYTES)) as Readable,
      names: archive.names,
      extract: (name: string, target: string) => archive.extract(name, target, LARGEST_MEDIA),
      close: async () => archive.close(),
    };
    return { kind: 'wxr', source: new WxrSource(files) };
  } catch (error) {
    archive.close();
    throw error;
  }
}

/** The path of Ghost's export among the files of an archive, by what it contains; null: there is none. */
async function ghostIn(archive: Archive): Promise<string | null> {
  const names = [...archive.names].filter((name) => /^(?!__MACOSX\/)[^.].*\.json$/i.test(name));
  for (const name of names.slice(0, MOST_JSON_FILES)) {
    const stream = await archive.open(name, LARGEST_JSON);
    if (!stream) continue;
    let head = '';
    for await (const chunk of stream) {
      head += (chunk as Buffer).toString('latin1');
      if (head.length >= HEAD) break;
    }
    if (/^\s*\{\s*"(db|meta|data)"\s*:/.test(head.replace(/^\u00ef\u00bb\u00bf/, ''))) return name;
  }
  return null;
}

const HEAD = 1024;

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
    if (bytesRead === 0) throw new UnusableFile('noEntries');
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
