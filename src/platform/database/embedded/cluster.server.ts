import { chmod, chown, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { renameDurably } from '../../write-durably.server.ts';
import type { Account } from './account.server.ts';
import type { Binaries } from './binaries.server.ts';
import { DatabaseUnavailable } from './database-unavailable.server.ts';
import { giveFiles } from './give-files.server.ts';
import { runProgram } from './run-program.server.ts';

export interface Cluster {
  /** PostgreSQL's data directory, mode 700. */
  folder: string;
  /** The account that PostgreSQL runs as; null: the account of this process. */
  account: Account | null;
}

export const clusterFolder = (home: string): string => join(home, 'cluster');

/** The database files in `home`, created when there are none. */
export async function prepareCluster(
  home: string,
  binaries: Binaries,
  account: Account | null,
): Promise<Cluster> {
  const folder = clusterFolder(home);
  if (!(await stat(folder).catch(() => null))) await createCluster(folder, binaries, account);
  if (account) await changeOwner(folder, account);
  const owner = await stat(folder);
  if (account === null && owner.uid !== process.getuid?.()) {
    throw new DatabaseUnavailable(
      `The database in ${folder} belongs to another account of this machine (number ${owner.uid}): start Ufuk as the account it was first started with, or set DATA_DIR to another folder.`,
    );
  }
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version !== binaries.majorVersion) {
    throw new DatabaseUnavailable(
      `The database in ${folder} was made by PostgreSQL ${version}, this Ufuk brings PostgreSQL ${binaries.majorVersion}: restore a backup into an empty DATA_DIR.`,
    );
  }
  return { folder, account };
}

/**
 * Makes the account the owner of the files: root may have copied or restored them, or they may
 * belong to `nobody` since an earlier start.
 */
async function changeOwner(folder: string, account: Account): Promise<void> {
  if ((await stat(folder)).uid === account.uid) return;
  await chmod(folder, 0o700);
  await giveFiles(folder, account);
}

async function createCluster(folder: string, binaries: Binaries, account: Account | null) {
  // Created under another name and renamed when complete, so that an interruption leaves no
  // incomplete cluster. The name is random: in two containers, processes can have the same number.
  const unfinished = await mkdtemp(`${folder}.`);
  if (account) await chown(unfinished, account.uid, account.gid);
  const options = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  try {
    await runProgram(
      binaries,
      binaries.initdb,
      // No connection is allowed before there is a password.
      [...options, '--auth=reject', '--username=postgres', '--no-instructions', '-D', unfinished],
      account,
    );
    await renameDurably(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process may have been faster; then its lock refuses this one with a clear message.
    if (!(await stat(folder).catch(() => null))) {
      throw new DatabaseUnavailable(`PostgreSQL could not create its files: ${messageOf(error)}`, {
        cause: error,
      });
    }
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
