import { closeSync, constants, fstatSync, openSync, write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Maximum number of lines of one kind in a second; the second number is for refused requests. */
const MOST = 200;
const MAX_REFUSED = 20;

/** The copies of the audit log's hashes are evidence: all of them are written. */
const ALWAYS = 'audit';

/** Lines are written when there are so many bytes, or after a moment, since each write is expensive. */
const BUFFER_BYTES = 4096;
const MOMENT_MS = 500;
/** A write of so many bytes to a pipe is never mixed with one of another process (PIPE_BUF). */
const WRITE_BYTES = 4096;
/** How many characters wait while the disk is full or the reader has stopped; more is dropped. */
const MAX_WAITING = 1024 * 1024;

/**
 * Writes lines without blocking. Lines that cannot be written wait, up to a limit; further lines are
 * only counted, and the count is logged as soon as writing is possible again.
 */
export class LogOutput implements DestinationStream {
  readonly #fd: number;
  readonly #most: number;
  #lines: string[] = [];
  #length = 0;
  /** The bytes that are written now, or wait for a retry. */
  #rest: Buffer | null = null;
  /** Whether a write is running in another thread. */
  #isWriting = false;
  #dropped = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(fd: number, most = MAX_WAITING) {
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

  /** Writes the waiting lines when the process ends. Lines that cannot be written at once are lost. */
  finish(): void {
    clearTimeout(this.#timer);
    const rest = this.#isWriting ? null : this.#rest;
    try {
      for (const bytes of [rest, Buffer.from(this.#take(true))]) {
        for (let at = 0; bytes && at < bytes.length; ) at += writeWithRetry(this.#fd, bytes, at);
      }
    } catch {
      // The process ends; the error cannot be reported any more.
    }
  }

  #add(line: string): void {
    this.#lines.push(line);
    this.#length += line.length;
  }

  /** Whole lines: those that fit into one write, or all of them. */
  #take(isAll = false): string {
    let [count, length, bytes] = [0, 0, 0];
    for (const line of this.#lines) {
      bytes += Buffer.byteLength(line);
      if (!isAll && count > 0 && bytes > WRITE_BYTES) break;
      count++;
      length += line.length;
    }
    this.#length -= length;
    return this.#lines.splice(0, count).join('');
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

/** Retries while a pipe is full, to give the reader time. */
const RETRY = { tries: 20, ms: 10 };

function writeWithRetry(fd: number, bytes: Buffer, at: number): number {
  for (let tries = 1; ; tries++) {
    try {
      return writeSync(fd, bytes, at);
    } catch (error) {
      if ((error as { code?: string }).code !== 'EAGAIN' || tries === RETRY.tries) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY.ms);
    }
  }
}

const WARNING = 40;
const droppedLine = (lines: number) =>
  `${JSON.stringify({ level: WARNING, time: Date.now(), lines, msg: 'log lines dropped' })}\n`;

/**
 * Standard output for a {@link LogOutput}. A pipe or a socket (such as that of journald) is opened
 * without blocking: otherwise a reader that has stopped would block a thread, and the process could
 * not end.
 */
export function openStandardOutput(): number {
  try {
    const output = fstatSync(1);
    // A socket cannot be opened a second time; the one of Node's own stream does not block.
    if (output.isSocket()) return process.stdout.fd;
    if (!output.isFIFO()) return 1;
    const fd = openSync('/proc/self/fd/1', constants.O_WRONLY | constants.O_NONBLOCK);
    if (fstatSync(fd).isFIFO()) return fd;
    closeSync(fd);
  } catch {
    // This system does not support it: standard output is used as it is.
  }
  return 1;
}

/** Limits the number of log lines, for example under a flood of requests. */
export class LineBudget {
  readonly #report: (kind: string, lines: number) => void;
  #counts = new Map<string, { lines: number; most: number }>();
  #timer: NodeJS.Timeout | undefined;

  /** @param report is called once a second for each kind with lines that were left out. */
  constructor(report: (kind: string, lines: number) => void) {
    this.#report = report;
  }

  /** Whether a line is written. Its kind is the message, for failed requests also the status. */
  allows(fields: unknown, message: unknown): boolean {
    const text = String(message ?? (typeof fields === 'string' ? fields : ''));
    if (text === ALWAYS) return true;
    const status = Number((fields as { status?: number } | null)?.status ?? 0);
    const kind = status >= 400 ? `${text} ${status}` : text;
    const count = this.#counts.get(kind) ?? { lines: 0, most: status >= 400 ? MAX_REFUSED : MOST };
    this.#counts.set(kind, count);
    this.#timer ??= setTimeout(() => this.#begin(), 1000).unref();
    return ++count.lines <= count.most;
  }

  #begin(): void {
    const counts = this.#counts;
    this.#counts = new Map();
    this.#timer = undefined;
    for (const [kind, { lines, most }] of counts)
      if (lines > most) this.#report(kind, lines - most);
  }
}
