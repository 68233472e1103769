import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { writeDurably } from './write-durably.server.ts';

/** The last row of a chain: its number and its hash in hexadecimal. */
export interface Head {
  seq: number;
  hash: string;
}

/** Rows that follow each other quickly cause only one write. */
const PAUSE_MS = 250;

/** The file for one database: several databases may have been used with a data folder. */
export const headFile = (dataDir: string, database: string): string =>
  join(dataDir, `audit-head-${encodeURIComponent(database)}`);

/** The file of the database that is open here. */
export async function headFileOf(pool: pg.Pool, dataDir: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  return headFile(dataDir, rows[0]?.name ?? '');
}

/** The head in a file, as `1234:9f86…`; null if there is none or it is damaged. */
export async function readHead(path: string): Promise<Head | null> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const match = /^(\d+):([0-9a-f]{64})\s*$/.exec(text);
  return match ? { seq: Number(match[1]), hash: match[2] as string } : null;
}

interface HeadParts {
  /** The file; null: only in memory. */
  path: string | null;
  /** Whether the chain still has this row. */
  isThere: (head: Head) => Promise<boolean>;
  onFault: (error: unknown) => void;
}

/**
 * Stores the newest head of a chain outside the database: without it, a chain whose newest rows were
 * removed looks complete. A head is replaced only while the chain still has it, so that rows written
 * after a removal do not hide it. Processes that share the file keep the highest number; if two write
 * at the same moment, the lower number may stay until the next row.
 */
export class StoredHead {
  readonly #parts: HeadParts;
  #newest: Head | null = null;
  /** Used instead of the file if there is none. */
  #inMemory: Head | null = null;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: HeadParts) {
    this.#parts = parts;
  }

  /** Call it after the commit: the row must be in the database. */
  note(head: Head): void {
    // If transactions end at the same moment, the earlier one may be noted last.
    if (this.#newest && this.#newest.seq >= head.seq) return;
    this.#newest = head;
    this.#timer ??= setTimeout(() => void this.flush(), PAUSE_MS).unref();
  }

  /** The heads that are known outside the database: to this process, and in the file. */
  async known(): Promise<Head[]> {
    return [this.#newest, await this.#read()].filter((head) => head !== null);
  }

  /** Writes the newest head now. Never fails: the chain does not depend on it. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#writing = this.#writing.then(() => this.#advance()).catch(this.#parts.onFault);
    return this.#writing;
  }

  async #advance(): Promise<void> {
    const [head, stored] = [this.#newest, await this.#read()];
    if (!head || (stored && stored.seq >= head.seq)) return;
    if (stored && !(await this.#parts.isThere(stored)))
      throw new Error(`The chain no longer contains the stored row ${stored.seq}.`);
    if (this.#parts.path) await writeDurably(this.#parts.path, `${head.seq}:${head.hash}\n`, 0o600);
    else this.#inMemory = head;
  }

  async #read(): Promise<Head | null> {
    return this.#parts.path ? readHead(this.#parts.path) : this.#inMemory;
  }
}
