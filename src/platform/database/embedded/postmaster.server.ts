import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The fields that a running server writes into `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  socketDirectory: string;
  /** `starting`, `ready`, `stopping`, … */
  status: string;
}

export const POLL_MS = 10;
const FAST_SHUTDOWN = 'SIGINT';

export const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Reads the file. In a damaged one the process number is NaN. */
export async function findPostmaster(cluster: string): Promise<Postmaster | null> {
  const text = await readFile(pidFile(cluster), 'utf8').catch(() => null);
  if (text === null) return null;
  const lines = text.split('\n');
  return {
    pid: Number(lines[0] || NaN),
    socketDirectory: lines[4] ?? '',
    status: (lines[7] ?? 'starting').trim(),
  };
}

/**
 * Whether the process is really this cluster's server. After a crash or in a restarted container
 * the number may belong to any other program.
 */
export async function isServing({ pid }: Postmaster, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() =>
    promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(
      ({ stdout }) => stdout,
      () => '',
    ),
  );
  // The whole path: a copy of the folder has the files of a server that runs somewhere else.
  return `${command.replaceAll('\0', ' ')} `.includes(`postgres -D ${cluster} `);
}

/**
 * PostgreSQL takes over the files of a server that has ended, but not if another program now has
 * that server's process number: then these files must be removed first. PostgreSQL still refuses
 * while processes of the old server use its shared memory. Other folders are not touched: in a copied
 * data folder `postmaster.pid` names the socket of the original.
 */
export async function discardStaleFiles(
  left: Postmaster,
  cluster: string,
  socketDirectory: string,
): Promise<void> {
  if (!isAlive(left.pid)) return;
  await rm(pidFile(cluster), { force: true });
  await rm(join(socketDirectory, '.s.PGSQL.5432.lock'), { force: true });
}

/**
 * Stops the server, which accepts no further client, ends open statements and writes everything to
 * disk. Waits until it has ended.
 */
export async function stopPostmaster(cluster: string): Promise<void> {
  const running = await findPostmaster(cluster);
  if (!running || !(await isServing(running, cluster))) return;
  process.kill(running.pid, FAST_SHUTDOWN);
  // The file is the last thing a server removes. The process itself may stay behind as a zombie.
  while ((await findPostmaster(cluster))?.pid === running.pid && isAlive(running.pid)) {
    await wait(POLL_MS);
  }
}

function isAlive(pid: number): boolean {
  try {
    return Number.isInteger(pid) && pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
