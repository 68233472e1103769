import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import type { FromWorker, Numbers, ToWorker } from './worker.server.ts';

/** A worker that does not answer in this time is left out. */
const ANSWER_MS = 2000;

let last = 0;

/** A worker that ended earlier than this after its start is started again after a pause. */
const SHORT_LIFE_MS = 10_000;
const PAUSE_MS = { first: 1000, longest: 30_000 };
/** A worker stops by itself in less; then it is killed. */
const STOP_MS = 12_500;

/** A worker ended before it answered requests. Its reason is on standard error. */
export class WorkerFailed extends Error {}

/**
 * Several processes that run the same program and accept connections on the same port. A worker that
 * ends is started again.
 */
export class WorkerGroup {
  readonly #count: number;
  readonly #log: Logger;
  readonly #ready = new Set<Worker>();
  readonly #leaving = new Set<Worker>();
  readonly #stop = new AbortController();
  #shortLives = 0;
  #replacing: Promise<void> = Promise.resolve();

  /** `program` is the file that each worker runs, with this process's environment and arguments. */
  constructor(count: number, program: string, log: Logger) {
    this.#count = count;
    this.#log = log;
    // All workers accept from one socket. If this process gave them the connections (Node's default),
    // those on the way to a worker that is killed would stay open without an answer.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ exec: program });
  }

  /**
   * Starts the first worker, and the others when it is ready: what only one process may do at the
   * first start is then done.
   * @returns the address of the workers
   * @throws {WorkerFailed} if one of them ends before it is ready
   */
  async start(): Promise<string> {
    const url = await this.#add();
    await Promise.all(Array.from({ length: this.#count - 1 }, () => this.#add()));
    return url;
  }

  /**
   * Replaces one worker after the other. The old one stops when the new one is ready; if a new one
   * fails, the old ones stay.
   */
  replaceAll(): Promise<void> {
    this.#replacing = this.#replacing.then(() => this.#replaceEach());
    return this.#replacing;
  }

  /** Stops all workers and waits for their end. */
  async stop(): Promise<void> {
    this.#stop.abort();
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(workers.map((worker) => this.#end(worker)));
  }

  async #replaceEach(): Promise<void> {
    try {
      for (const worker of [...this.#ready]) {
        if (this.#stop.signal.aborted) return;
        await this.#add();
        await this.#end(worker);
      }
      this.#log.info({ workers: this.#count }, 'all workers were replaced');
    } catch (error) {
      this.#log.error({ err: error }, 'the workers were not replaced');
    }
  }

  /** Starts one worker and waits until it is ready. */
  async #add(): Promise<string> {
    const startedAt = performance.now();
    const worker = cluster.fork({ NODE_COMPILE_CACHE: getCompileCacheDir() });
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') {
        this.#ready.add(worker);
        resolve(message.url);
      }
      if (message.kind === 'wantAll') void this.#sendAll(worker, message.id);
    });
    worker.once('exit', (code, signal) => {
      reject(new WorkerFailed('A worker process could not start; its reason is above.'));
      if (!this.#ready.delete(worker) || this.#leaving.has(worker)) return;
      const ranMs = performance.now() - startedAt;
      this.#log.error({ worker: worker.id, code, signal }, 'a worker ended; it is started again');
      void this.#startAgain(ranMs);
    });
    return promise;
  }

  async #startAgain(ranMs: number): Promise<void> {
    this.#shortLives = ranMs < SHORT_LIFE_MS ? this.#shortLives + 1 : 0;
    for (;;) {
      const pause = Math.min(PAUSE_MS.first * 2 ** (this.#shortLives - 1), PAUSE_MS.longest);
      if (this.#shortLives > 0)
        await wait(pause, undefined, { signal: this.#stop.signal }).catch(() => {});
      if (this.#stop.signal.aborted) return;
      try {
        await this.#add();
        return;
      } catch (error) {
        this.#shortLives++;
        if (!this.#stop.signal.aborted)
          this.#log.error({ err: error }, 'a worker could not be started again');
      }
    }
  }

  async #end(worker: Worker): Promise<void> {
    this.#leaving.add(worker);
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    const kill = setTimeout(() => worker.process.kill('SIGKILL'), STOP_MS);
    worker.process.kill('SIGTERM');
    await ended;
    clearTimeout(kill);
    this.#leaving.delete(worker);
  }

  async #sendAll(worker: Worker, id: number): Promise<void> {
    const text = await readAllMetrics(this.#ready);
    if (worker.isConnected()) worker.send({ kind: 'all', id, text } satisfies ToWorker);
  }
}

/** The numbers of all `workers` together, in the format of Prometheus. */
async function readAllMetrics(workers: Iterable<Worker>): Promise<string> {
  const found = await Promise.all([...workers].map(readNumbers));
  return AggregatorRegistry.aggregate(found.filter((numbers) => numbers !== null)).metrics();
}

async function readNumbers(worker: Worker): Promise<Numbers | null> {
  const id = ++last;
  const { promise, resolve } = Promise.withResolvers<Numbers>();
  const receive = (message: FromWorker) => {
    if (message.kind === 'numbers' && message.id === id) resolve(message.numbers);
  };
  worker.on('message', receive);
  const late = new AbortController();
  try {
    worker.send({ kind: 'wantNumbers', id } satisfies ToWorker);
    const timeout = wait(ANSWER_MS, null, { signal: late.signal }).catch(() => null);
    return await Promise.race([promise, timeout]);
  } catch {
    // Its channel is closed: it has ended.
    return null;
  } finally {
    late.abort();
    worker.off('message', receive);
  }
}
