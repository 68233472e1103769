import { chown, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Account, giveFiles } from './account.server.ts';
import { clusterFolder } from './data-directory.server.ts';
import { endOutdatedServer } from './leftover-server.server.ts';
import { loadDatabasePassword } from './password.server.ts';
import { OWN } from './running-database.server.ts';

/** Names that Ufuk creates in its data folder. The owner of anything else in it is not changed. */
const MADE_BY_US = /^(database\.password|secret\.key|field\.keys|uploads|outbox|audit-head-[^/]+)$/;
/** The same for the folder of PostgreSQL. */
const OF_POSTGRES = /^(cluster|server\.log(\.old)?)$/;

const ROOT = 0;

/**
 * Makes the account the owner of the data folder, before this process stops being root. If the
 * folder belongs to root, some files in it may too, so this is done again.
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

/** Makes root the owner of the folder: root creates files in it from now on. */
export async function takeBack(dataDir: string): Promise<void> {
  if (process.getuid?.() !== ROOT) return;
  const found = await stat(dataDir).catch(() => null);
  // Some file systems refuse this, and the start does not depend on it.
  if (found && found.uid !== ROOT) await chown(dataDir, ROOT, found.gid).catch(() => {});
}

async function giveEach(folder: string, names: RegExp, account: Account) {
  for (const name of await readdir(folder)) {
    if (names.test(name)) await giveFiles(join(folder, name), account);
  }
}
