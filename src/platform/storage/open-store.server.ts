import { join } from 'node:path';
import { type FileStoreOptions, openFileStore } from './file-store.server.ts';
import type { Storage } from './storage-url.ts';
import type { Store } from './store.server.ts';

/** The store of uploads that the settings name; without one, a folder in the data folder. */
export async function openStore(storage: Storage | null, dataDir: string): Promise<Store> {
  return openStorage(storage ?? { kind: 'folder', path: join(dataDir, 'uploads') }, 'STORAGE_URL');
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
