import { chown, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from './account.server.ts';
import { clusterFolder } from './cluster.server.ts';
import { giveFiles } from './give-files.server.ts';
import { endOutdatedServer } from './outdated-server.server.ts';
import { loadDatabasePassword } from './password.server.ts';
import { OWN } from './running-database.server.ts';

/** What Ufuk makes in its data folder. Anything else in it is not ours to give away. */
const MADE_BY_US = /^(database\.password|secret\.key|field\.keys|uploads|outbox|audit-head-[^/]+)$/;
/** The same for the folder of PostgreSQL. */
const OF_POSTGRES = /^(cluster|server\.log(\.old)?)$/;

const ROOT = 0;

/**
 * Gives the data folder to the account, before this process stops being root. The owner of the
 * folder says whose the files in it are: while it is root, this is done again.
 * @throws {DatabaseUnavailable} when another Ufuk uses the database in it
 */
export async function handOver(dataDir: string, account: Account): Promise<void> {
  const folder = await realpath(dataDir);
  if ((await stat(folder)).uid === account.uid) return;
  const home = await realpath(join(folder, 'postgres')).catch(() => null);
  if (home) {
    const config = { ...OWN, password: await loadDatabasePassword(dataDir) };
    await endOutdatedServer(clusterFolder(home), config, account, dataDir);
    await giveEach(home, OF_POSTGRES, account);
    await chown(home, account.uid, account.gid);
  }
  await giveEach(folder, MADE_BY_US, account);
  await chown(folder, account.uid, account.gid);
}

/** Notes that the files in the folder are made by root from now on. */
export async function takeBack(dataDir: string): Promise<void> {
  if (process.getuid?.() !== ROOT) return;
  const found = await stat(dataDir).catch(() => null);
  // Some file systems refuse it, and the start does not depend on it.
  if (found && found.uid !== ROOT) await chown(dataDir, ROOT, found.gid).catch(() => {});
}

async function giveEach(folder: string, names: RegExp, account: Account) {
  for (const name of await readdir(folder)) {
    if (names.test(name)) await giveFiles(join(folder, name), account);
  }
}
