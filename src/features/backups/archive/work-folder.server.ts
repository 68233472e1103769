import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const PREFIX = 'ufuk-backup-';
/** No backup takes longer. */
const LEFT_MS = 24 * 3600_000;

/** Gives `work` a folder for unfinished files, and removes it, and those of killed processes. */
export async function withWorkFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue;
    const path = join(tmpdir(), name);
    const found = await stat(path).catch(() => null);
    // It may belong to another account.
    if (found && Date.now() - found.mtimeMs > LEFT_MS)
      await rm(path, { recursive: true, force: true }).catch(() => {});
  }
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
