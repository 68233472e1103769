import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable } from './database-unavailable.server.ts';
import { findPostmaster, isServing, pidFile } from './postmaster.server.ts';
import { findServerProcess, hasConnections } from './server-processes.server.ts';

/** A server that has just started has no file yet, or an empty one. */
const MAX_WAIT_MS = 5000;
const RETRY_MS = 50;
const FAST_SHUTDOWN = 'SIGINT';

/**
 * Ends a server that was left running and cannot be connected to, because its files were removed or
 * damaged; and removes a damaged `postmaster.pid`, because PostgreSQL does not start with one.
 * @throws {DatabaseUnavailable} when the server still has a connection
 */
export async function endUnreachableServer(folder: string): Promise<void> {
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
