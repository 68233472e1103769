import { randomBytes } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  constants,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { renameDurably, syncFolder } from '../../write-durably.server.ts';
import { type Account, canReach, giveFiles } from './account.server.ts';
import { type Binaries, runProgram } from './binaries.server.ts';
import { DatabaseUnavailable } from './database-unavailable.server.ts';

const OUTSIDE_HOME = '/var/lib/ufuk';

/** `DATA_DIR`, or `data` in the project. */
export function resolveDataDir(env: { DATA_DIR?: string }, projectDir: string): string {
  const given = env.DATA_DIR?.trim();
  if (!given) return join(projectDir, 'data');
  return isAbsolute(given) ? given : resolve(projectDir, given);
}

/** Creates the data folder if it does not exist; only the account of this process may read it. */
export async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(dirname(dataDir), { recursive: true });
  await mkdir(dataDir, { mode: 0o700 }).then(
    () => syncFolder(dirname(dataDir)),
    (error) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    },
  );
}

/**
 * PostgreSQL's own folder inside the data directory. If PostgreSQL's account cannot reach that
 * directory, the folder is created elsewhere and the data directory contains a link to it: removing
 * the data directory then still means an empty start, and moving it still keeps the data.
 */
export async function prepareHome(
  dataDir: string,
  account: Account | null,
  log: (message: string) => void,
): Promise<string> {
  const link = join(dataDir, 'postgres');
  try {
    await makeDataDir(dataDir);
    await access(dataDir, constants.W_OK);
    if (account) await allowEntry(dataDir, account);
    if (!(await lstat(link).catch(() => null))) await createHome(link, account, log);
  } catch (error) {
    throw new DatabaseUnavailable(
      `The data directory ${dataDir} cannot be written to (${codeOf(error)}): set DATA_DIR to a folder that Ufuk may write to.`,
      { cause: error },
    );
  }
  const home = await realpath(link).catch((error) => {
    throw new DatabaseUnavailable(
      `${link} points to a database folder that does not exist (${codeOf(error)}): put it back, or remove the link to start with an empty database.`,
    );
  });
  if (account && !(await canReach(join(home, 'cluster'), account))) {
    throw new DatabaseUnavailable(
      `PostgreSQL runs as the account number ${account.uid} and cannot reach ${home}: open the folders above it (chmod o+x), or set DATA_DIR to another place.`,
    );
  }
  return home;
}

async function createHome(link: string, account: Account | null, log: (message: string) => void) {
  if (
    !account ||
    (await canReach(await realpath(dirname(link)).then((dir) => join(dir, 'x')), account))
  ) {
    await mkdir(link);
    await syncFolder(dirname(link));
    await chmod(link, 0o755);
    return;
  }
  const home = join(OUTSIDE_HOME, randomBytes(6).toString('hex'));
  await mkdir(home, { recursive: true });
  await chmod(OUTSIDE_HOME, 0o755);
  await chmod(home, 0o755);
  await symlink(home, link);
  log(`PostgreSQL cannot reach ${dirname(link)}; the database is stored in ${home}`);
}

/**
 * The group may enter the folder but not list it, because keys and uploads are stored beside the
 * database.
 */
async function allowEntry(dataDir: string, account: Account): Promise<void> {
  const real = await realpath(dataDir);
  if (await canReach(join(real, 'postgres'), account)) return;
  if (!(await canReach(real, account))) return;
  const { uid, mode } = await stat(real);
  await chown(real, uid, account.gid);
  await chmod(real, (mode & 0o7700) | 0o010);
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

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
