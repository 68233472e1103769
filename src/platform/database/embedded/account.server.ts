import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lchown, lstat, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DatabaseUnavailable } from './database-unavailable.server.ts';

/** Account of the operating system that a program runs as. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Not the name of a person, because anyone with this account can read the database. */
export const SERVICE = 'ufuk-service';
const SHARED = 'nobody';
const ROOT = 0;
/** Another program may be changing the list of accounts at this moment. */
const TRIES = 5;
const PAUSE_MS = 200;
const READ = 4;
const ENTER = 1;

/**
 * The account that has to be used instead of root, or null if this process is not root: PostgreSQL
 * refuses to run as root. It is the owner of the data folder; if that is root or `nobody`, it is our
 * own account, which is created if the machine does not have it.
 */
export async function findAccount(
  dataDir: string,
  log: (message: string) => void,
): Promise<Account | null> {
  if (process.getuid?.() !== ROOT) return null;
  const accounts = await readAccounts();
  for (const folder of [dataDir, join(dataDir, 'postgres/cluster')]) {
    const owner = await stat(folder).then(
      ({ uid }) => uid,
      () => ROOT,
    );
    const found = accounts.find(({ uid }) => uid === owner);
    if (found && found.uid !== ROOT && found.name !== SHARED) return found;
  }
  const own = accounts.find(({ name }) => name === SERVICE) ?? (await createAccount());
  if (own) return own;
  const shared = accounts.find(({ name }) => name === SHARED);
  if (!shared) {
    throw new DatabaseUnavailable(
      `PostgreSQL does not run as root and no account named "${SERVICE}" could be created: start Ufuk as an ordinary user.`,
    );
  }
  log(
    `No account named "${SERVICE}" could be created, so PostgreSQL runs as "${SHARED}", which other programs may use too: create that account, or start Ufuk as an ordinary user.`,
  );
  return shared;
}

/** Whether the account is one that other programs may run under as well. */
export const isShared = ({ name }: Account): boolean => name === SHARED;

/** initdb looks its account up in this list, so the list must contain it. */
async function readAccounts(): Promise<Account[]> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  return lines.map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/** Creates a system account without a home folder that cannot sign in; null if that failed. */
async function createAccount(): Promise<Account | null> {
  const shell = ['/usr/sbin/nologin', '/sbin/nologin'].find(existsSync) ?? '/bin/false';
  const home = '/nonexistent';
  const usual = `useradd --system --user-group --no-create-home --home-dir ${home} --shell ${shell} ${SERVICE}`;
  const busybox = `addgroup -S ${SERVICE} && adduser -S -D -H -h ${home} -s ${shell} -G ${SERVICE} ${SERVICE}`;
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) await wait(PAUSE_MS);
    await promisify(execFile)('/bin/sh', ['-c', `${usual} || { ${busybox}; }`]).catch(() => {});
    // Another start may have created it at the same moment.
    const found = (await readAccounts()).find(({ name }) => name === SERVICE);
    if (found) return found;
  }
  return null;
}

/** Whether the account may enter every folder above `path`; `path` itself is not checked. */
export async function canReach(path: string, account: Account): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!(await allows(folder, account, ENTER))) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Whether the account may run the program at `path`, which is a real path without links. */
export async function canExecute(path: string, account: Account): Promise<boolean> {
  return (await canReach(path, account)) && (await allows(path, account, READ | ENTER));
}

async function allows(path: string, account: Account, wanted: number): Promise<boolean> {
  const { uid, gid, mode } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}

/**
 * Makes the account the owner of a file, or of a folder with all that is in it. The folder itself is
 * changed last, so that its owner shows whether all was done. Links are not followed.
 */
export async function giveFiles(path: string, { uid, gid }: Account): Promise<void> {
  const give = (one: string) => lchown(one, uid, gid).catch(unlessGone);
  if ((await lstat(path)).isDirectory()) {
    for (const entry of await readdir(path, { recursive: true, withFileTypes: true }))
      await give(join(entry.parentPath, entry.name));
  }
  await give(path);
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
