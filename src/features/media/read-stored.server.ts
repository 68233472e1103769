import { buffer } from 'node:stream/consumers';
import type { Store } from '../../platform/storage/store.server.ts';

/** A whole file of the store; null if there is none. */
export async function readStored(store: Store, key: string): Promise<Buffer | null> {
  const found = await store.read(key);
  return found && buffer(found.stream);
}
