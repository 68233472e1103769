import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import pLimit from 'p-limit';
import { Refusal } from '../../platform/errors.ts';
import { runtimeProgram } from '../../platform/project.server.ts';

/**
 * An uploaded file by its path, or RGBA pixels. `scan`: the bytes of a JPEG or PNG, which becomes one
 * file of the same format, upright and without metadata. `logo`: a stored size of a picture, which
 * becomes PNG files for programs that read nothing else.
 */
export type ImageSource =
  | { file: string }
  | { logo: Uint8Array }
  | { scan: Uint8Array }
  | { pixels: Uint8Array; width: number; height: number };

export interface ResizedImage {
  /** Pixels after orientation is applied. */
  width: number;
  height: number;
  widths: number[];
  files: { name: string; bytes: Uint8Array }[];
}

/** `failed`: the process ended before it replied, for example because of too little memory. */
export type ImageFault = 'unreadable' | 'tooManyPixels' | 'tooSlow' | 'failed';
/** What the process sends. `full`: there is no space for temporary files. */
export type ImageAnswer = ResizedImage | ImageFault | 'full';

const SCRIPT = runtimeProgram('src/features/media/image-process.child.server.ts');

const USUAL = {
  /** How many pictures may wait; each takes some seconds. */
  mostWaiting: 8,
  /** How long one picture may take, in ms. The largest takes 10 s of processor time. */
  timeLimitMs: 60_000,
  /** How long the process waits for the next picture before it ends, in ms. */
  idleMs: 2000,
  /** A process ends after this number of pictures, to free its memory. */
  picturesPerProcess: 25,
};

/**
 * Decodes and encodes pictures one at a time in a separate process: its memory is freed when it
 * ends, and a picture that crashes it does not affect the server.
 */
export class ImageProcess {
  readonly #settings: typeof USUAL;
  readonly #inTurn = pLimit(1);
  #child: ChildProcess | null = null;
  #pictureCount = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(settings: Partial<typeof USUAL> = {}) {
    this.#settings = { ...USUAL, ...settings };
  }

  /** The running process, if there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** @throws Refusal 503 when too many pictures are already waiting */
  requireRoom(): void {
    if (this.#inTurn.pendingCount >= this.#settings.mostWaiting) {
      throw new Refusal(503, 'unavailable');
    }
  }

  /**
   * @throws Refusal 503 when too many pictures are already waiting, or no process can be started, 507
   * when there is no space for temporary files
   */
  async resize(source: ImageSource): Promise<ResizedImage | ImageFault> {
    this.requireRoom();
    return this.#inTurn(() => this.#resizeNow(source));
  }

  async #resizeNow(source: ImageSource): Promise<ResizedImage | ImageFault> {
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const child = this.#child;
    const answer = await answerOf(child, source, this.#settings.timeLimitMs).catch((error) => {
      this.#end(child);
      throw error;
    });
    this.#pictureCount++;
    const isSpent = this.#pictureCount >= this.#settings.picturesPerProcess;
    const isBroken = answer === 'tooSlow' || answer === 'failed' || answer === 'full';
    if (isSpent || isBroken) this.#end(child);
    else this.#idle = setTimeout(() => this.#end(child), this.#settings.idleMs).unref();
    if (answer === 'full') throw new Refusal(507, 'storageFull');
    return answer;
  }

  #start(): ChildProcess {
    this.#pictureCount = 0;
    const child = fork(SCRIPT, {
      // The process gets no settings and no secrets. One memory arena is enough, and freed pixels go
      // back to the system at once. Decoded pictures above 64 MB are stored in a file,
      // in the same folder as received files.
      env: {
        MALLOC_ARENA_MAX: '1',
        MALLOC_MMAP_THRESHOLD_: '131072',
        MALLOC_TRIM_THRESHOLD_: '131072',
        VIPS_DISC_THRESHOLD: '64m',
        TMPDIR: tmpdir(),
      },
      // Pixels are collected as soon as they are not used: see `resizeImage`.
      execArgv: ['--expose-gc'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // `answerOf` handles the error; an 'error' event without any listener would end the server.
    child.on('error', () => {});
    child.once('exit', () => {
      if (this.#child === child) this.#child = null;
    });
    // An idle process does not prevent the server from ending.
    child.unref();
    child.channel?.unref();
    return child;
  }

  #end(child: ChildProcess): void {
    if (this.#child === child) this.#child = null;
    child.kill('SIGKILL');
  }
}

/**
 * The reply of the process for a picture.
 * @throws Refusal 503 when it could not be started
 */
function answerOf(
  child: ChildProcess,
  source: ImageSource,
  timeLimitMs: number,
): Promise<ImageAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ImageAnswer>();
  const fail = () => resolve('failed');
  const refuse = () => reject(new Refusal(503, 'unavailable'));
  const timer = setTimeout(() => resolve('tooSlow'), timeLimitMs);
  child.channel?.ref();
  child.once('message', resolve as (answer: unknown) => void);
  child.once('exit', fail);
  child.once('error', refuse);
  child.send(source, (error) => error && fail());
  return promise.finally(() => {
    clearTimeout(timer);
    child.channel?.unref();
    child.off('message', resolve as (answer: unknown) => void);
    child.off('exit', fail);
    child.off('error', refuse);
  });
}

/** The instance that this server uses. */
export const imageProcess = new ImageProcess();
