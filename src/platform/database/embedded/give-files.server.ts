import { lchown, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.server.ts';

/**
 * Makes the account the owner of a file, or of a folder with all that is in it. The folder itself is
 * changed last, so that its owner shows whether all was done. Links are not followed.
 */
export async function giveFiles(path: string, { uid, gid }: Account): Promise<void> {
  const give = (one: string) => lchown(one, uid, gid).catch(unlessGone);
  if ((await lstat(path)).isDirectory()) {
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
      await give(join(entry.parentPath, entry.name));
  }
  await give(path);
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
