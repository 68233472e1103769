import { createReadStream } from 'node:fs';
import { copyFile, readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { UnusableFile } from '../import-fault.ts';
import { ADDED, type Archive, MOST_FILES } from './open-archive.server.ts';

/**
 * A folder of this machine, such as an unpacked export, as a ZIP of it would be. Links in it are not
 * followed: they may lead out of it.
 * @throws UnusableFile
 */
export async function openFolder(folder: string): Promise<Archive> {
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
