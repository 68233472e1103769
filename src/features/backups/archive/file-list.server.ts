import { createInterface } from 'node:readline';
import type { Store, StoredFile } from '../../../platform/storage/store.server.ts';
import type { Manifest } from './manifest.ts';
import { readPart } from './parts.server.ts';

export const lineOf = ({ key, size }: StoredFile): string => `${key} ${size}\n`;

/** The stored files of a backup. */
export async function* filesOf(
  store: Store,
  name: string,
  { fileList }: Pick<Manifest, 'fileList'>,
): AsyncGenerator<StoredFile> {
  const lines = createInterface({ input: await readPart(store, name, fileList) });
  for await (const line of lines) {
    const [key = '', size] = line.split(' ');
    yield { key, size: Number(size) };
  }
}
