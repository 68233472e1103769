import type { Store } from '../../../platform/storage/store.server.ts';
import { filesOf } from '../archive/file-list.server.ts';
import { FILES, type Manifest } from '../archive/manifest.ts';
import { checkPart, hashOfFile } from '../archive/parts.server.ts';

/**
 * Reads the whole backup before anything of it is used.
 * @param onProgress is called before each table and after each file, with how many there were so far
 * @throws an error with a sentence for the operator that names what was changed
 */
export async function checkBackup(
  store: Store,
  name: string,
  manifest: Manifest,
  onProgress: (parts: number) => void = () => {},
): Promise<void> {
  const { tables, fileList, keys } = manifest;
  let parts = 0;
  for (const part of [...tables, fileList, ...(keys ? [keys] : [])]) {
    await checkPart(store, name, part);
    onProgress(++parts);
  }
  for await (const { key, size, sha256 } of filesOf(store, name, manifest)) {
    const is = sha256 ? await hashOfFile(store, FILES + key) : await store.size(FILES + key);
    if (is === null) throw new Error(`the file ${key} is missing in the backup.`);
    if (is !== (sha256 ?? size)) throw new Error(`the file ${key} of the backup was changed.`);
    onProgress(++parts);
  }
}
