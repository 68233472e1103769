import { closeSync, constants, fstatSync, openSync, write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Lines wait for this many bytes, or for a moment, since each write costs as much as an answer. */
const BUFFER_BYTES = 4096;
const MOMENT_MS = 500;
/** What waits for a full disk or a reader that has stopped, in characters; more is dropped. */
const MOST_WAITING = 1024 * 1024;

/**
 * Writes lines without ever waiting for them. While they cannot be written they are held up to a
 * limit, and after that counted; the count is the first line once there is room again.
 */
export class LogOutput implements DestinationStream {
  readonly #fd: number;
  readonly #most: number;
  #lines: string[] = [];
  #length = 0;
  /** What is being written, or waits to be tried again. */
  #rest: Buffer | null = null;
  /** Whether a write is under way in another thread. */
  #isWriting = false;
  #dropped = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(fd: number, most = MOST_WAITING) {
    this.#fd = fd;
    this.#most = most;
  }

  write(line: string): void {
    if (this.#length + line.length > this.#most) {
      this.#dropped++;
      return;
    }
    this.#add(line);
    if (this.#length >= BUFFER_BYTES) this.#send();
    else this.#sendLater();
  }

  /** Writes what still waits, as the process ends. What cannot be written at once is lost. */
  finish(): void {
    clearTimeout(this.#timer);
    const rest = this.#isWriting ? null : this.#rest;
    try {
      for (const bytes of [rest, Buffer.from(this.#take())]) {
        for (let at = 0; bytes && at < bytes.length; ) at += writePatiently(this.#fd, bytes, at);
      }
    } catch {
      // There is nobody left to tell.
    }
  }

  #add(line: string): void {
    this.#lines.push(line);
    this.#length += line.length;
  }

  #take(): string {
    const text = this.#lines.join('');
    this.#lines = [];
    this.#length = 0;
    return text;
  }

  #sendLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#send();
    }, MOMENT_MS).unref();
  }

  #send(): void {
    if (this.#isWriting) return;
    if (!this.#rest) {
      if (this.#lines.length === 0) return;
      this.#rest = Buffer.from(this.#take());
    }
    this.#isWriting = true;
    write(this.#fd, this.#rest, (error, written) => this.#wrote(error, written));
  }

  #wrote(error: Error | null, written: number): void {
    this.#isWriting = false;
    if (error) {
      this.#sendLater();
      return;
    }
    const rest = this.#rest?.subarray(written);
    this.#rest = rest?.length ? rest : null;
    if (this.#dropped > 0 && !this.#rest) {
      this.#add(droppedLine(this.#dropped));
      this.#dropped = 0;
    }
    if (this.#rest || this.#length >= BUFFER_BYTES) this.#send();
    else if (this.#length > 0) this.#sendLater();
  }
}

/** A pipe that is full is given a moment to be read. */
const PATIENCE = { tries: 20, ms: 10 };

function writePatiently(fd: number, bytes: Buffer, at: number): number {
  for (let tries = 1; ; tries++) {
    try {
      return writeSync(fd, bytes, at);
    } catch (error) {
      if ((error as { code?: string }).code !== 'EAGAIN' || tries === PATIENCE.tries) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PATIENCE.ms);
    }
  }
}

const WARNING = 40;
const droppedLine = (lines: number) =>
  `${JSON.stringify({ level: WARNING, time: Date.now(), lines, msg: 'log lines dropped' })}\n`;

/**
 * Standard output for a {@link LogOutput}. A pipe or a socket, as of journald, does not block, or a
 * reader that has stopped would hold a thread for ever, and with it the end of the process.
 */
export function openStandardOutput(): number {
  try {
    const output = fstatSync(1);
    // A socket cannot be opened anew; that of Node's own stream does not block.
    if (output.isSocket()) return process.stdout.fd;
    if (!output.isFIFO()) return 1;
    const fd = openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK);
    if (fstatSync(fd).isFIFO()) return fd;
    closeSync(fd);
  } catch {
    // Not on this system: then as it is.
  }
  return 1;
}
