import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import pLimit from 'p-limit';
import { Refusal } from './errors.ts';
import { nodeWithin } from './machine-limits.server.ts';
import { runtimeProgram } from './project.server.ts';

/** `failed`: the process ended before it replied; the reason is not known. */
export type ProcessFault = 'tooSlow' | 'tooMuchMemory' | 'failed';

export interface TaskProcessSettings {
  /** How much memory the process may take, in MiB; Node itself takes some 50. */
  memoryMib: number;
  /** How many tasks may wait. */
  mostWaiting: number;
  /** How long one task may take, in ms, with the start of the process. */
  timeLimitMs: number;
  /** How long the process waits for the next task before it ends, in ms. */
  idleMs: number;
  /** A process ends after this number of tasks, to free its memory. */
  tasksPerProcess: number;
  /** Options of Node. */
  options?: string[];
  env?: Record<string, string>;
}

/** Answers after which a process is not used again. */
const ENDING: readonly unknown[] = ['tooSlow', 'tooMuchMemory', 'failed', 'full'] satisfies (
  | ProcessFault
  | 'full'
)[];

/** What Node, C++ and GLib write when an allocation fails and nothing handles it. */
const OUT_OF_MEMORY = /out of memory|bad_alloc|failed to (?:re)?allocate|cannot allocate memory/i;
const MOST_OUTPUT = 16 * 1024;

/**
 * Runs tasks one at a time in a process of its own, which has a limit of memory that the system
 * enforces: for files of users, whose decoder may crash or take any memory. It is started when it is
 * needed and ends when it is idle, and what it took is free again.
 */
export class TaskProcess<Task, Answer> {
  readonly #script: string;
  readonly #settings: TaskProcessSettings;
  readonly #oneAtATime = pLimit(1);
  #child: ChildProcess | null = null;
  #taskCount = 0;
  #idle: NodeJS.Timeout | undefined;

  /** @param file the source of the code, which calls `answerTasks` */
  constructor(file: string, settings: TaskProcessSettings) {
    this.#script = runtimeProgram(file);
    this.#settings = settings;
  }

  /** The running process, if there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** @throws Refusal 503 when too many tasks are already waiting */
  requireRoom(): void {
    if (this.#oneAtATime.pendingCount >= this.#settings.mostWaiting) {
      throw new Refusal(503, 'unavailable');
    }
  }

  /** @throws Refusal 503 when too many tasks are already waiting, or no process can be started */
  async run(task: Task): Promise<Answer | ProcessFault> {
    this.requireRoom();
    return this.#oneAtATime(() => this.#runNow(task));
  }

  async #runNow(task: Task): Promise<Answer | ProcessFault> {
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const child = this.#child;
    const answer = await answerOf<Answer>(child, task, this.#settings.timeLimitMs).catch(
      (error) => {
        this.#end(child);
        throw error;
      },
    );
    this.#taskCount++;
    const isSpent = this.#taskCount >= this.#settings.tasksPerProcess;
    if (isSpent || ENDING.includes(answer)) this.#end(child);
    else this.#idle = setTimeout(() => this.#end(child), this.#settings.idleMs).unref();
    return answer;
  }

  #start(): ChildProcess {
    this.#taskCount = 0;
    const { memoryMib, options = [], env } = this.#settings;
    const { program, args } = nodeWithin(memoryMib, [...options, this.#script]);
    const child = spawn(program, args, {
      // The process gets no settings and no secrets. Temporary files are in the folder of received ones.
      env: { TMPDIR: tmpdir(), ...env },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    // `answerOf` handles the error; an 'error' event without any listener would end the server.
    child.on('error', () => {});
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    // An idle process does not prevent the server from ending.
    child.unref();
    child.channel?.unref();
    if (child.stderr instanceof Socket) child.stderr.unref();
    return child;
  }

  #end(child: ChildProcess): void {
    if (this.#child === child) this.#child = null;
    child.kill('SIGKILL');
  }
}

/**
 * The reply of the process for a task.
 * @throws Refusal 503 when it could not be started
 */
function answerOf<Answer>(
  child: ChildProcess,
  task: unknown,
  timeLimitMs: number,
): Promise<Answer | ProcessFault> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer | ProcessFault>();
  // Its text may be that of the file: it is looked at and dropped.
  let output = '';
  const read = (chunk: Buffer) => {
    if (output.length < MOST_OUTPUT) output += chunk.toString('latin1');
  };
  // 'close' comes after the last output.
  const fail = () => resolve(OUT_OF_MEMORY.test(output) ? 'tooMuchMemory' : 'failed');
  const refuse = () => reject(new Refusal(503, 'unavailable'));
  const timer = setTimeout(() => resolve('tooSlow'), timeLimitMs);
  child.channel?.ref();
  child.stderr?.on('data', read);
  child.once('message', resolve as (answer: unknown) => void);
  child.once('close', fail);
  child.once('error', refuse);
  // A process that has just ended is handled by 'close'.
  child.send(task as object, () => {});
  return promise.finally(() => {
    clearTimeout(timer);
    child.channel?.unref();
    child.stderr?.off('data', read);
    child.stderr?.resume();
    child.off('message', resolve as (answer: unknown) => void);
    child.off('close', fail);
    child.off('error', refuse);
  });
}
