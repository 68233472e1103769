import { randomUUID } from 'node:crypto';
import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WrongEnvironment } from '../environment.server.ts';
import { traced } from '../tracing/tracer.server.ts';
import { makeFolderDurably } from '../write-durably.server.ts';
import { type FileStoreOptions, openFileStore } from './file-store.server.ts';
import type { Storage } from './storage-url.ts';
import type { Store } from './store.server.ts';

/** The store of uploads that the settings name; without one, a folder in the data folder. */
export async function openStore(storage: Storage | null, dataDir: string): Promise<Store> {
  if (storage?.kind === 'folder') await requireWritable(storage.path);
  return openUnchecked(storage, dataDir);
}

/** The same without a check that writes, for commands that only read. Throws if a named folder is missing. */
export async function openStoreToRead(storage: Storage | null, dataDir: string): Promise<Store> {
  if (storage?.kind === 'folder') await access(storage.path);
  return openUnchecked(storage, dataDir);
}

const openUnchecked = (storage: Storage | null, dataDir: string): Promise<Store> =>
  openStorage(storage ?? { kind: 'folder', path: join(dataDir, 'uploads') }, 'STORAGE_URL');

/** Otherwise the first upload would be the first to tell. */
async function requireWritable(folder: string): Promise<void> {
  const file = join(folder, `.write-check-${randomUUID()}`);
  try {
    await makeFolderDurably(folder, 0o777);
    await writeFile(file, 'x');
    await rm(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new WrongEnvironment(
      `The folder ${folder} cannot be written to (${code}): set STORAGE_URL to a folder that can.`,
    );
  }
}

/** The store at an address. Errors name the setting that has the address. */
export async function openStorage(
  storage: Storage,
  setting: string,
  options: FileStoreOptions = {},
): Promise<Store> {
  if (storage.kind === 'folder') return openFileStore(storage.path, options);
  return (await import('./s3-store.server.ts')).openS3Store(storage, setting);
}

/** The store with a span for each call that a request or a job waits for. */
export const tracedStore = (store: Store): Store => ({
  write: (key, content) => traced('store write', {}, () => store.write(key, content)),
  size: (key) => traced('store size', {}, () => store.size(key)),
  read: (key, part) => traced('store read', {}, () => store.read(key, part)),
  list: (prefix) => store.list(prefix),
  remove: (key) => traced('store remove', {}, () => store.remove(key)),
  removeAll: (prefix) => traced('store remove', {}, () => store.removeAll(prefix)),
});
