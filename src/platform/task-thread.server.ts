import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { Refusal } from './errors.ts';
import { runtimeProgram } from './project.server.ts';

const USUAL = {
  /** How many tasks may wait. */
  mostWaiting: 30,
  /** How long one task may take, in ms, with the start of the thread. */
  timeLimitMs: 10_000,
  /** How long the thread waits for the next task before it ends, in ms. */
  idleMs: 60_000,
  /** Memory of the thread in MB. A task that needs more ends without a result. */
  memoryMb: 256,
};

/**
 * Runs tasks one at a time in a thread that starts when it is needed and ends when it is idle: its
 * memory is free again, and no task blocks the server.
 */
export class TaskThread<Task> {
  readonly #path: string;
  readonly #settings: typeof USUAL;
  readonly #inTurn = pLimit(1);
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  /**
   * @param file the source of the thread's code: it answers each message with one result
   */
  constructor(file: string, settings: Partial<typeof USUAL> = {}) {
    this.#path = runtimeProgram(file);
    this.#settings = { ...USUAL, ...settings };
  }

  /**
   * The result, or null if the task needs too much time or memory.
   * @throws Refusal 503 when too many tasks are already waiting
   */
  async run<Result>(task: Task): Promise<Result | null> {
    if (this.#inTurn.pendingCount >= this.#settings.mostWaiting)
      throw new Refusal(503, 'unavailable');
    return this.#inTurn(() => this.#runNow<Result>(task));
  }

  async #runNow<Result>(task: Task): Promise<Result | null> {
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    const worker = this.#worker;
    const { promise, resolve } = Promise.withResolvers<Result | null>();
    const fail = () => {
      this.#end(worker);
      resolve(null);
    };
    const timer = setTimeout(fail, this.#settings.timeLimitMs);
    worker.ref();
    worker.once('message', resolve);
    worker.once('exit', fail);
    worker.postMessage(task);
    const result = await promise;
    clearTimeout(timer);
    worker.off('message', resolve);
    worker.off('exit', fail);
    // A thread that waits does not prevent the server from ending.
    worker.unref();
    if (this.#worker === worker)
      this.#idle = setTimeout(() => this.#end(worker), this.#settings.idleMs).unref();
    return result;
  }

  #start(): Worker {
    const worker = new Worker(this.#path, {
      // The thread gets no settings and no secrets.
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: this.#settings.memoryMb },
    });
    // 'exit' follows; an 'error' event without any listener would end the server.
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = null;
    });
    return worker;
  }

  #end(worker: Worker): void {
    if (this.#worker === worker) this.#worker = null;
    void worker.terminate();
  }
}
