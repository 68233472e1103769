import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { openArchive } from './archive/open-archive.server.ts';
import type { ImportSource } from './entry.ts';
import { UnusableFile } from './import-fault.ts';
import { FolderSource } from './markdown/folder-source.server.ts';
import { type ImportKind, MAX_TEXT_BYTES } from './schema.ts';
import { WxrSource } from './wxr/wxr-source.server.ts';

/** Pictures and files of an upload; the library has limits of its own. */
const LARGEST_MEDIA = 50 * 1024 * 1024;

/**
 * Opens an upload by its content: XML of WordPress, a ZIP with it, or a ZIP of Markdown files.
 * @throws UnusableFile
 */
export async function openSource(
  path: string,
): Promise<{ kind: ImportKind; source: ImportSource }> {
  const isZip = (await firstBytes(path)).startsWith('PK');
  if (!isZip) {
    const files = {
      open: async () => createReadStream(path),
      names: new Set<string>(),
      extract: async () => false,
      close: async () => {},
    };
    return { kind: 'wxr', source: new WxrSource(files) };
  }
  const archive = await openArchive(path);
  try {
    const xml = [...archive.names].filter((name) => /^[^/]*(\/[^/]*)?\.xml$/i.test(name));
    const [only] = xml;
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

async function firstBytes(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    if (bytesRead === 0) throw new UnusableFile('noEntries');
    return buffer.toString('latin1');
  } finally {
    await file.close();
  }
}
