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
 * Makes a process that was started as root one of the account that PostgreSQL runs as, for good, and
 * gives it the data folder. Whatever needs root must be open before.
 * @returns a sentence about why the process stays root, null when it does not
 * @throws {DatabaseUnavailable} when another Ufuk uses the data folder
 */
export async function giveUpRoot(dataDir: string): Promise<string | null> {
  if (process.getuid?.() !== ROOT) return null;
  const account = await findAccount(dataDir, () => {}).catch(() => null);
  if (!account || isShared(account)) {
    return `Ufuk goes on as root, because no account named "${SERVICE}" could be made: make that account, or start Ufuk as an ordinary user.`;
  }
  // A data folder that cannot be made is told of by the start.
  const made = await makeDataDir(dataDir).then(
    () => true,
    () => false,
  );
  if (!made) return null;
  try {
    const obstacle = await findObstacle(account, dataDir);
    if (obstacle) {
      return `Ufuk goes on as root, because the account "${account.name}" cannot use ${obstacle}: put Ufuk and DATA_DIR where that account may read (not below a private folder such as /root), or start Ufuk as an ordinary user.`;
    }
    await handOver(dataDir, account);
    // The account cannot write the compiled code, and must not: root reads it at the next start.
    module.flushCompileCache();
    become(account);
    return null;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    // In a container root may lack the rights for this.
    return `Ufuk goes on as root, because it could not become the account "${account.name}" (${(error as Error).message}): start Ufuk as an ordinary user.`;
  }
}

function become({ uid, gid }: Account): void {
  process.setgroups?.([gid]);
  process.setgid?.(gid);
  process.setuid?.(uid);
}
