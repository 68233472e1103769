import type { Store } from '../../../platform/storage/store.server.ts';
import { copyFiles } from '../archive/copy-files.server.ts';
import { filesOf } from '../archive/file-list.server.ts';
import { FILES, type Manifest } from '../archive/manifest.ts';
import { withWorkFolder } from '../archive/work-folder.server.ts';

/**
 * Copies the files of a backup into the store of an installation; those that are there stay.
 * @param onProgress is called with the number of files so far
 * @throws an error with a sentence for the operator if the backup lacks one of its files, or one was
 * changed
 */
export function restoreFiles(
  from: Store,
  name: string,
  manifest: Manifest,
  to: Store,
  onProgress: (files: number) => void = () => {},
): Promise<void> {
  return withWorkFolder(async (folder) => {
    let files = 0;
    const parts = {
      from: { store: from, prefix: FILES },
      to: { store: to, prefix: '' },
      folder,
    };
    for await (const file of copyFiles(filesOf(from, name, manifest), parts)) {
      if (file.outcome === 'missing')
        throw new Error(`the file ${file.key} is missing in the backup.`);
      onProgress(++files);
    }
  });
}
