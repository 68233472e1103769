import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { processTree } from './process-tree.ts';

export const [ROOT, NOBODY] = [0, 65534];
export const isRoot = process.getuid?.() === ROOT;

/** Whether an account may run Node and read this file. In a private folder no other account may. */
export function canRead(uid: number, file: string): boolean {
  const program = `require('fs').readFileSync(${JSON.stringify(file)})`;
  const account = { uid, gid: uid, cwd: '/' };
  try {
    execFileSync(process.execPath, ['-e', program], { ...account, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** The real, effective, saved and file system user ids of a process. */
const usersOf = (pid: number) =>
  (/^Uid:\s*(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '')
    .split(/\s+/)
    .map(Number);

/** The user ids of a process and all below it. */
export const usersBelow = (pid: number | undefined) =>
  new Set(processTree(pid as number).flatMap(usersOf));
