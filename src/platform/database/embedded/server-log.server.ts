import { type FSWatcher, watch } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';

/** `debug`: ordinary lines, which are in PostgreSQL's own log file as well. */
export type Severity = 'debug' | 'warn' | 'error';
export type OnServerLine = (severity: Severity, line: string) => void;

/** If more bytes than this were added at once, only the end is read. */
const MAX_BYTES = 64 * 1024;
/** `2026-11-22 10:22:09.566 UTC [19486] FATAL:  the database system is starting up` */
const LINE = /^\S+ \S+ \S+ \[\d+\] (LOG|WARNING|FATAL|PANIC): +(.*)$/;
const CRASH = /was terminated by|exited with exit code|was interrupted|not properly shut down/;

/**
 * Reports every line that PostgreSQL writes into its own log from now on. PostgreSQL writes into a
 * file, since it may run longer than this process. Lines that could contain a part of a statement
 * are left out.
 */
export class ServerLog {
  readonly #path: string;
  readonly #onLine: OnServerLine;
  #watcher: FSWatcher | null = null;
  #from = 0;
  #rest = '';
  #reading: Promise<void> = Promise.resolve();

  constructor(path: string, onLine: OnServerLine) {
    this.#path = path;
    this.#onLine = onLine;
  }

  async follow(): Promise<void> {
    this.#from = await sizeOf(this.#path);
    // The folder is watched, because the file is renamed when it becomes too long.
    this.#watcher = watch(dirname(this.#path), { persistent: false }, (_event, name) => {
      if (name === basename(this.#path)) void this.readNew();
    });
    this.#watcher.on('error', () => {});
  }

  /** Reads the new lines. Never fails: nothing depends on it. */
  readNew(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#read()).catch(() => {});
    return this.#reading;
  }

  close(): Promise<void> {
    this.#watcher?.close();
    return this.readNew();
  }

  async #read(): Promise<void> {
    const size = await sizeOf(this.#path);
    if (size < this.#from) this.#from = 0;
    const start = Math.max(this.#from, size - MAX_BYTES);
    this.#from = size;
    if (size === start) return;
    const file = await open(this.#path);
    try {
      const { buffer, bytesRead } = await file.read(
        Buffer.alloc(size - start),
        0,
        size - start,
        start,
      );
      const lines = (this.#rest + buffer.toString('utf8', 0, bytesRead)).split('\n');
      this.#rest = lines.pop() ?? '';
      for (const line of lines) this.#report(line);
    } finally {
      await file.close();
    }
  }

  #report(line: string): void {
    const [, label, text] = LINE.exec(line) ?? [];
    if (!label || !text) return;
    const isCrash = label === 'PANIC' || CRASH.test(text);
    this.#onLine(isCrash ? 'error' : label === 'LOG' ? 'debug' : 'warn', `${label}: ${text}`);
  }
}

const sizeOf = (path: string) =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );
