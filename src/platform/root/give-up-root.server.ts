import { chown, mkdir, readdir } from 'node:fs/promises';
import module from 'node:module';
import {
  type Account,
  findAccount,
  isShared,
  SERVICE,
} from '../database/embedded/account.server.ts';
import { makeDataDir } from '../database/embedded/data-directory.server.ts';
import { DatabaseUnavailable } from '../database/embedded/database-unavailable.server.ts';
import { handOver } from '../database/embedded/hand-over.server.ts';
import { findObstacle } from './obstacle.server.ts';

const ROOT = 0;

/**
 * Changes a process that was started as root permanently to the account that PostgreSQL runs as, and
 * makes that account the owner of the data folder, and of those of `folders` that are empty or do not
 * exist. Anything that needs root must be opened before.
 * @returns the reason as a sentence if the process stays root, else null
 * @throws {DatabaseUnavailable} when another Ufuk uses the data folder
 */
export async function giveUpRoot(
  dataDir: string,
  folders: readonly string[] = [],
): Promise<string | null> {
  if (process.getuid?.() !== ROOT) return null;
  const account = await findAccount(dataDir, () => {}).catch(() => null);
  if (!account || isShared(account)) {
    return `Ufuk goes on as root, because no account named "${SERVICE}" could be created: create that account, or start Ufuk as an ordinary user.`;
  }
  // If the data folder cannot be created, the start reports it.
  const created = await makeDataDir(dataDir).then(
    () => true,
    () => false,
  );
  if (!created) return null;
  try {
    const obstacle = await findObstacle(account, dataDir);
    if (obstacle) {
      return `Ufuk goes on as root, because the account "${account.name}" cannot use ${obstacle}: put Ufuk and DATA_DIR where that account may read (not below a private folder such as /root), or start Ufuk as an ordinary user.`;
    }
    await handOver(dataDir, account);
    for (const folder of folders) await giveIfEmpty(folder, account);
    // The compile cache is written as root: the account must not change code that root runs at the next start.
    module.flushCompileCache();
    switchTo(account);
    return null;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    // In a container root may lack the rights for this.
    return `Ufuk goes on as root, because it could not switch to the account "${account.name}" (${(error as Error).message}): start Ufuk as an ordinary user.`;
  }
}

/** Others keep their owner: they may belong to another program. */
async function giveIfEmpty(folder: string, { uid, gid }: Account): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length === 0) await chown(folder, uid, gid);
}

function switchTo({ uid, gid }: Account): void {
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
