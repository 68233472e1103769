import { execFile } from 'node:child_process';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type pg from 'pg';
import type { Account } from './account.server.ts';
import { DatabaseUnavailable } from './database-unavailable.server.ts';
import { takeOwnership } from './ownership.server.ts';
import { findPostmaster, isServing, pidFile, stopPostmaster } from './postmaster.server.ts';
import { isPasswordRequired } from './start-server.server.ts';

/** A server that has just started has no file yet, or an empty one. */
const MAX_WAIT_MS = 5000;
const FAST_SHUTDOWN = 'SIGINT';
const RECOVERY_MS = 30_000;
const RETRY_MS = 50;

/**
 * Ends a server that was left running and cannot be taken over: one of an earlier Ufuk that trusts
 * every local connection, one that runs as another account than a new one would, or one that cannot be
 * connected to.
 * @throws {DatabaseUnavailable} when another Ufuk uses it
 */
export async function endOutdatedServer(
  folder: string,
  config: pg.ClientConfig & { password: string },
  account: Account | null,
  dataDir: string,
): Promise<void> {
  await endUnreachableServer(folder);
  const deadline = performance.now() + RECOVERY_MS;
  for (;;) {
    const running = await findPostmaster(folder);
    if (!running || !(await isServing(running, folder))) return;
    const isOurs = account === null || (await stat(folder)).uid === account.uid;
    if (isOurs && (await isPasswordRequired(folder, config.password))) return;
    if (running.status === 'ready' || performance.now() > deadline) {
      const owner = await takeOwnership({ ...config, host: running.socketDirectory }, dataDir);
      await owner.end();
      await stopPostmaster(folder);
      return;
    }
    await wait(RETRY_MS);
  }
}

/**
 * Ends a server that was left running and cannot be connected to, because its files were removed or
 * damaged; and removes a damaged `postmaster.pid`, because PostgreSQL does not start with one.
 * @throws {DatabaseUnavailable} when the server still has a connection
 */
async function endUnreachableServer(folder: string): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  while (await isUnreachable(folder)) {
    if (performance.now() > deadline) return end(folder);
    await wait(RETRY_MS);
  }
}

async function end(folder: string): Promise<void> {
  const server = await findServerProcess(folder);
  if (server !== null) {
    if (await hasConnections(server)) {
      throw new DatabaseUnavailable(
        `A PostgreSQL (process ${server}) runs in ${folder} and is in use, but its socket or its postmaster.pid was removed or damaged: stop the Ufuk that uses it, or end that process with "kill -INT ${server}", and start again.`,
      );
    }
    process.kill(server, FAST_SHUTDOWN);
    while ((await findServerProcess(folder)) === server) await wait(RETRY_MS);
  }
  const left = await findPostmaster(folder);
  if (left && !Number.isInteger(left.pid)) await rm(pidFile(folder), { force: true });
}

/** Whether a server runs that cannot be connected to, or `postmaster.pid` is damaged. */
async function isUnreachable(folder: string): Promise<boolean> {
  const postmaster = await findPostmaster(folder);
  if (!postmaster) return (await findServerProcess(folder)) !== null;
  if (!Number.isInteger(postmaster.pid)) return true;
  if (postmaster.status !== 'ready' || !(await isServing(postmaster, folder))) return false;
  return stat(join(postmaster.socketDirectory, '.s.PGSQL.5432')).then(
    () => false,
    () => true,
  );
}

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** The process of a server that runs in this cluster, found without its files; null: there is none. */
async function findServerProcess(cluster: string): Promise<number | null> {
  const all = await listProcesses();
  // Only the server itself has these arguments; the processes that it started show their task instead.
  const found = all.find(({ command }) => command.includes(`postgres -D ${cluster} `));
  return found?.pid ?? null;
}

/** Whether the server has a connection: a running Ufuk always has one. */
async function hasConnections(server: number): Promise<boolean> {
  const all = await listProcesses();
  return all.some(({ parent, command }) => parent === server && command.includes(' [local] '));
}

async function listProcesses(): Promise<Process[]> {
  const names = await readdir('/proc').catch(() => null);
  if (!names) return listWithPs();
  const found = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess));
  return found.filter((one) => one !== null);
}

async function readProcess(name: string): Promise<Process | null> {
  try {
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8');
    const stat = await readFile(`/proc/${name}/stat`, 'utf8');
    // State and parent follow the name, which may contain any character.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid: Number(name), parent, command: command.replaceAll('\0', ' ') };
  } catch {
    // It ended meanwhile.
    return null;
  }
}

/** For systems without /proc, such as macOS. */
async function listWithPs(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axwwo', 'pid=,ppid=,command=']);
  return stdout.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match
      ? [{ pid: Number(match[1]), parent: Number(match[2]), command: `${match[3]} ` }]
      : [];
  });
}
