import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterFolder } from './data-directory.server.ts';
import { loadDatabasePassword } from './password.server.ts';
import { findPostmaster, isServing } from './postmaster.server.ts';

/** The role and the database of the product; the host is the folder of a Unix socket. */
export const OWN = { port: 5432, user: 'ufuk', database: 'ufuk', ssl: false } as const;

export type Connection = typeof OWN & { host: string; password: string };

/** Connection to the database of a running Ufuk, without becoming its owner; null if none runs. */
export async function findRunningDatabase(dataDir: string): Promise<Connection | null> {
  const folder = clusterFolder(await realpath(join(dataDir, 'postgres')));
  const running = await findPostmaster(folder);
  if (!running || !(await isServing(running, folder))) return null;
  return { ...OWN, host: running.socketDirectory, password: await loadDatabasePassword(dataDir) };
}
