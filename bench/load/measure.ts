import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { type CpuTime, cpuOf, machineCpu } from '../machine/processes.ts';
import { runWrk, WRK } from './wrk.ts';

/** The requests of a client. Several paths are requested in turn, over all connections together. */
export interface Target {
  paths: string[];
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Each path from another network, for a server that trusts this client as a proxy. */
  fromManyNetworks?: boolean;
  /** Body of a POST; `{{n}}` in it becomes a number that no other request has. */
  body?: string;
}

export interface Figures {
  requests: number;
  /** Seconds in which requests were running. */
  seconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers other than 2xx, and broken connections. */
  bad: number;
}

export interface Load {
  connections: number;
  seconds: number;
  /** The client gets what the server leaves of the cores, as if it were on another machine. */
  lowPriority?: boolean;
}

let number = Date.now() % 1e9;

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

/** The same as `wrk` does, for machines without it; it needs more processor time of the client's core. */
async function runAutocannon(origin: string, target: Target, load: Load): Promise<Figures> {
  // Its own histogram has only whole milliseconds.
  const latencies = new Latencies();
  const started = performance.now();
  const options: autocannon.Options = {
    url: origin,
    connections: load.connections,
    duration: load.seconds,
    timeout: 30,
    requests: [{ method: target.method ?? 'GET', setupRequest: requestsOf(target) }],
  };
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, status, _bytes, ms) => latencies.add(ms, status));
  });
  latencies.bad += errors + timeouts;
  return latencies.figures((performance.now() - started) / 1000);
}

/** The paths of a target in turn, over all connections together. */
function requestsOf({ paths, headers = {}, body, fromManyNetworks = false }: Target) {
  let i = Math.floor(Math.random() * paths.length);
  return (request: autocannon.Request): autocannon.Request => {
    i = (i + 1) % paths.length;
    number++;
    const network = fromManyNetworks && { 'X-Forwarded-For': networkOf(i) };
    return {
      ...request,
      path: paths[i],
      headers: { ...headers, ...network },
      body: body?.replace('{{n}}', String(number)),
    };
  };
}

const networkOf = (n: number) => `10.1.${Math.floor(n / 250)}.${n % 250}`;

/** Times of single answers, in ms. */
export class Latencies {
  readonly #all: number[] = [];
  bad = 0;

  add(ms: number, status: number): void {
    this.#all.push(ms);
    if (status < 200 || status > 299) this.bad++;
  }

  figures(seconds: number): Figures {
    const sorted = Float64Array.from(this.#all).sort();
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
    return { requests: sorted.length, seconds, p50: at(0.5), p99: at(0.99), bad: this.bad };
  }
}
