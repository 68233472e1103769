import { constants } from 'node:fs';
import { copyFile, open, opendir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fillDurably, makeFolderDurably, syncFile, writeFlushed } from '../write-durably.server.ts';
import type { Store, StoredFile } from './store.server.ts';

const KEY = /^[a-z0-9]+(?:[/-][a-z0-9]+)*\.[a-z0-9]+$/;

export interface FileStoreOptions {
  /** Whether other accounts of the machine must not read what is written. */
  isPrivate?: boolean;
}

/** Files in a folder of this machine. A file is written completely or not at all. */
export function openFileStore(folder: string, { isPrivate = false }: FileStoreOptions = {}): Store {
  const mode = isPrivate ? { file: 0o600, folder: 0o700 } : { file: 0o666, folder: 0o777 };
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a storage key: ${key}`);
    return join(folder, key);
  };
  return {
    async write(key, content) {
      const path = pathOf(key);
      await makeFolderDurably(dirname(path), mode.folder);
      await fillDurably(path, async (temporary) => {
        if (!('file' in content)) return writeFlushed(temporary, content, mode.file);
        // A copy has the mode of the original unless the store is private.
        await copyFile(content.file, temporary);
        await syncFile(temporary, isPrivate ? mode.file : null);
      });
    },
    async size(key) {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async read(key, part) {
      try {
        // A pipe or a device in its place must not be waited for.
        const file = await open(pathOf(key), constants.O_RDONLY | constants.O_NONBLOCK);
        const found = await file.stat();
        if (found.isFile()) return { size: found.size, stream: file.createReadStream(part) };
        await file.close();
        return null;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async *list(prefix) {
      yield* filesIn(folder, prefix.replace(/\/+$/, ''));
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async removeAll(prefix) {
      await rm(join(folder, prefix.replace(/\/+$/, '')), { recursive: true, force: true });
    },
  };
}

/** One folder after another, so that the list of a large store is never in memory. */
async function* filesIn(root: string, folder: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(join(root, folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for await (const entry of entries) {
    const key = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesIn(root, key);
    // Others are unfinished, or no files of the store.
    else if (KEY.test(key)) {
      const found = await stat(join(root, key)).catch(() => null);
      if (found) yield { key, size: found.size };
    }
  }
}
