import { join } from 'node:path';
import { openFileStore } from './file-store.server.ts';
import type { Storage } from './storage-url.ts';
import type { Store } from './store.server.ts';

/** The store that the settings name; without one, a folder in the data folder. */
export async function openStore(storage: Storage | null, dataDir: string): Promise<Store> {
  if (storage?.kind === 's3') return (await import('./s3-store.server.ts')).openS3Store(storage);
  return openFileStore(storage?.path ?? join(dataDir, 'uploads'));
}
