import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { treeOf } from './processes.ts';

/** The server runs on one core and the client on the other, so that they do not slow each other down. */
export const SERVER_CORE = 0;
export const CLIENT_CORE = 1;
const ALL_CORES = `0-${availableParallelism() - 1}`;

export const canPin = existsSync('/usr/bin/taskset') && availableParallelism() > 1;

/** Pins processes with all their threads and child processes to one core. */
export function pin(roots: number[], core: number): void {
  for (const pid of treeOf(roots)) setCores(pid, String(core));
}

/** Lets processes and their child processes use all cores again. */
export function unpin(roots: number[]): void {
  for (const pid of treeOf(roots)) setCores(pid, ALL_CORES);
}

/** Moves only this process; child processes started from now on use the same cores. */
export function pinBench(to: 'client core' | 'all cores'): void {
  setCores(process.pid, to === 'client core' ? String(CLIENT_CORE) : ALL_CORES);
}

function setCores(pid: number, cores: string): void {
  if (!canPin) return;
  try {
    execFileSync('taskset', ['-acp', cores, String(pid)], { stdio: 'ignore' });
  } catch {
    // The process has ended.
  }
}

/** One line about the machine, for the head of a report. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} × ${model}, ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
}
