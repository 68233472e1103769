import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canExecute } from '../database/embedded/account.server.ts';
import { PROGRAM_FOLDERS, PROJECT_DIR } from '../project.server.ts';

/** Paths that the product reads while it runs. */
const READ = ['package.json', ...PROGRAM_FOLDERS, 'node_modules/sharp'];
const ROOT = 0;

/** The first path that the product needs and the account cannot use; null: there is none. */
export async function findObstacle(account: Account, dataDir: string): Promise<string | null> {
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
