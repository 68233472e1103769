import { randomBytes } from 'node:crypto';
import {
  access,
  chmod,
  chown,
  constants,
  lstat,
  mkdir,
  realpath,
  stat,
  symlink,
} from 'node:fs/promises';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { syncFolder } from '../../write-durably.server.ts';
import { type Account, canReach } from './account.server.ts';
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
