import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseUnavailable } from './database-unavailable.server.ts';

/** Numeric identity that a program is run under. */
export interface Account {
  uid: number;
  gid: number;
}

const READ = 4;
const PASS = 1;

/**
 * The account PostgreSQL has to run under, or null where it can run under ours.
 * PostgreSQL refuses to run as root.
 */
export function findUnprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  // initdb looks its own account up, so one without an entry will not do.
  const entry = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([name]) => name === 'nobody');
  if (!entry) {
    throw new DatabaseUnavailable(
      'PostgreSQL does not run as root and this machine has no account named "nobody": start Ufuk as an ordinary user.',
    );
  }
  return { uid: Number(entry[2]), gid: Number(entry[3]) };
}

/** Whether every folder above `path` lets the account through; `path` itself is not looked at. */
export async function canReach(path: string, account: Account): Promise<boolean> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (!(await allows(folder, account, PASS))) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Whether the account may run the program at `path`, which is a real path without links. */
export async function canExecute(path: string, account: Account): Promise<boolean> {
  return (await canReach(path, account)) && (await allows(path, account, READ | PASS));
}

async function allows(path: string, account: Account, wanted: number): Promise<boolean> {
  const { uid, gid, mode } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & wanted) === wanted;
}
