import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { chown, mkdir, readdir } from 'node:fs/promises';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Account,
  canExecute,
  findAccount,
  isShared,
  SERVICE,
} from '../database/embedded/account.server.ts';
import { makeDataDir } from '../database/embedded/data-directory.server.ts';
import { DatabaseUnavailable } from '../database/embedded/database-unavailable.server.ts';
import { handOver } from '../database/embedded/hand-over.server.ts';
import { PROGRAM_FOLDERS, PROJECT_DIR } from '../project.server.ts';

/** Paths that the product reads while it runs. */
const READ = ['package.json', ...PROGRAM_FOLDERS, 'node_modules/sharp'];

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
    // The compile cache is written as root: the account must not change code that root runs at the
    // next start.
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

/** The first path that the product needs and the account cannot use; null: there is none. */
async function findObstacle(account: Account, dataDir: string): Promise<string | null> {
  // The process for images is started with the same program.
  const node = realpathSync(process.execPath);
  if (!(await canExecute(node, account))) return node;
  const groups = process.getgroups?.() ?? [];
  // The file system now checks the rights of the account. Root can undo this.
  try {
    process.setgroups?.([account.gid]);
    process.setegid?.(account.gid);
    process.seteuid?.(account.uid);
    return tryAll(dataDir);
  } finally {
    process.seteuid?.(ROOT);
    process.setegid?.(ROOT);
    process.setgroups?.(groups);
  }
}

function tryAll(dataDir: string): string | null {
  const temporary = tmpdir();
  for (const [path, use] of [
    ...READ.map((name) => [join(PROJECT_DIR, name), readAll] as const),
    [dataDir, statSync] as const,
    [temporary, writeInto] as const,
  ]) {
    try {
      use(path);
    } catch (error) {
      // A path that does not exist, for example because nothing was built, is not needed.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return path;
    }
  }
  return null;
}

function readAll(path: string): void {
  const isFolder = statSync(path).isDirectory();
  const inside = isFolder ? readdirSync(path, { recursive: true, withFileTypes: true }) : [];
  const files = inside.filter((entry) => entry.isFile());
  for (const file of files) closeSync(openSync(join(file.parentPath, file.name), 'r'));
  if (!isFolder) closeSync(openSync(path, 'r'));
}

const writeInto = (folder: string) => rmdirSync(mkdtempSync(join(folder, 'ufuk-')));
