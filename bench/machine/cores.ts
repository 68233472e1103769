import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { treeOf } from './processes.ts';

/** The server on one core and the client on the other, so that neither takes from the other. */
export const SERVER_CORE = 0;
export const CLIENT_CORE = 1;
const ALL_CORES = `0-${availableParallelism() - 1}`;

export const canPin = existsSync('/usr/bin/taskset') && availableParallelism() > 1;

/** Keeps processes with all their threads and all they started on one core. */
export function pin(roots: number[], core: number): void {
  for (const pid of treeOf(roots)) setCores(pid, String(core));
}

/** Frees processes, and all they started, for all cores again. */
export function unpin(roots: number[]): void {
  for (const pid of treeOf(roots)) setCores(pid, ALL_CORES);
}

/** Moves this process alone; what it starts from now on begins on the same cores. */
export function pinBench(to: 'client core' | 'all cores'): void {
  setCores(process.pid, to === 'client core' ? String(CLIENT_CORE) : ALL_CORES);
}

function setCores(pid: number, cores: string): void {
  if (!canPin) return;
  try {
    execFileSync('taskset', ['-acp', cores, String(pid)], { stdio: 'ignore' });
  } catch {
    // Ended meanwhile.
  }
}
