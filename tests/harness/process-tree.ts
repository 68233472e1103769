import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';

/** A process and all its descendants, read from /proc. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
      parents.set(Number(entry), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // The process has ended since the folder was listed.
    }
  }
  const tree = [root];
  for (const parent of tree) for (const [pid, of] of parents) if (of === parent) tree.push(pid);
  return tree;
}

/** What `kill -9` does to a process and all its descendants. Waits until it has ended. */
export async function killTree(root: ChildProcess): Promise<void> {
  if (root.exitCode !== null || root.signalCode !== null) return;
  const exited = once(root, 'exit');
  for (const pid of processTree(root.pid as number))
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  await exited;
}

/** The same for the process alone: its descendants go on. */
export async function killAlone(root: ChildProcess): Promise<void> {
  const exited = once(root, 'exit');
  if (root.kill('SIGKILL')) await exited;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

/** The resident memory of a process, in bytes. */
export function residentMemory(pid: number): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}
