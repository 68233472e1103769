import { setTimeout as wait } from 'node:timers/promises';
import { type CpuTime, cpuOf, machineCpu } from '../machine/processes.ts';
import { runAutocannon } from './autocannon.ts';
import type { Figures, Load, Target } from './target.ts';
import { runWrk, WRK } from './wrk.ts';

export interface Measured extends Figures {
  requestsPerSecond: number;
  /** Microseconds of CPU a request, of the whole server and of its PostgreSQL alone. */
  cpuPerRequest: number;
  postgresPerRequest: number;
  /** Requests that one fully used CPU core would answer in a second. */
  requestsPerCpuSecond: number;
  /** Cores used by other programs at the same time, without the client. */
  foreignCores: number;
}

const QUIET_CORES = 0.2;
const QUIET_WAIT_MS = 4000;

/** One run of a load on a server with these processes. */
export function measureLoad(
  origin: string,
  roots: number[],
  target: Target,
  load: Load,
): Promise<Measured> {
  return measure(roots, () => (WRK ? runWrk : runAutocannon)(origin, target, load));
}

/** Runs a function that sends requests and measures the CPU time of the server's processes. */
export async function measure<T extends Figures>(
  roots: number[],
  run: () => Promise<T>,
): Promise<T & Measured> {
  await untilQuiet();
  const started = performance.now();
  const [cpu, machine, before] = [cpuOf(roots), machineCpu(), cpuOf([process.pid])];
  const figures = await run();
  const used = difference(cpuOf(roots), cpu);
  const seconds = (performance.now() - started) / 1000;
  // Server and client are child processes, and the client of waves is this process itself.
  const ours = total(difference(cpuOf([process.pid]), before));
  return {
    ...figures,
    requestsPerSecond: figures.requests / figures.seconds,
    cpuPerRequest: (total(used) / figures.requests) * 1e6,
    postgresPerRequest: (used.postgres / figures.requests) * 1e6,
    requestsPerCpuSecond: figures.requests / total(used),
    foreignCores: Math.max(0, (machineCpu() - machine - ours) / seconds),
  };
}

const total = (time: CpuTime) => time.program + time.postgres;
const difference = (later: CpuTime, sooner: CpuTime): CpuTime => ({
  program: later.program - sooner.program,
  postgres: later.postgres - sooner.postgres,
});

/** Waits a little until other programs do not use the processor. */
async function untilQuiet(): Promise<void> {
  const deadline = Date.now() + QUIET_WAIT_MS;
  while (Date.now() < deadline) {
    const [machine, ours] = [machineCpu(), total(cpuOf([process.pid]))];
    await wait(500);
    if (machineCpu() - machine - (total(cpuOf([process.pid])) - ours) < QUIET_CORES / 2) return;
  }
}

/** The run whose requests per CPU second are in the middle. */
export function median(runs: Measured[]): Measured {
  const sorted = [...runs].sort((a, b) => a.requestsPerCpuSecond - b.requestsPerCpuSecond);
  return sorted[Math.floor((sorted.length - 1) / 2)] as Measured;
}

export function medianOf(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
