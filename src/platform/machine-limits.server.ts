import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { release } from 'node:os';

/** Files of the process itself: libraries, the log, connections to the database. */
const OWN_FILES = 256;

/** A connection, and the file that is sent on it. */
const FILES_PER_CONNECTION = 2;

/** Accepted however low the limit is. */
const LEAST_CONNECTIONS = 8;

const MIB = 2 ** 20;
const SHELL = '/bin/sh';

/**
 * Sets the limits and becomes the program: `$0` is the limit in KiB. No core file is written, which
 * would be as large as the memory. A lower limit that the system has set before stays. If memory runs
 * out nevertheless, the system ends this process first, not the server or the database.
 */
const LIMITED = `ulimit -c 0 2>/dev/null
ulimit -d "$0" 2>/dev/null
{ echo 1000 >/proc/self/oom_score_adj; } 2>/dev/null
exec "$@"`;

/** Program and arguments that run Node with these arguments. */
export interface NodeCommand {
  program: string;
  args: string[];
}

/**
 * Node with a limit of memory that the system enforces: of what it can write to, reserved or not
 * (RLIMIT_DATA, since Linux 4.7). Beyond it an allocation fails. Without a limit where
 * {@link whyNoMemoryLimit} gives a reason.
 */
export function nodeWithin(mebibytes: number, args: string[]): NodeCommand {
  if (whyNoMemoryLimit()) return { program: process.execPath, args };
  const kibibytes = mebibytes * 1024 + Math.ceil(reservedForCode() / 1024);
  return {
    program: SHELL,
    args: ['-c', LIMITED, String(kibibytes), process.execPath, ...args],
  };
}

/** Why this system does not limit the memory of other processes; null if it does. */
export function whyNoMemoryLimit(): string | null {
  if (process.platform !== 'linux') return `${process.platform} has no such limit`;
  const [major = 0, minor = 0] = release().split('.').map(Number);
  if (major < 4 || (major === 4 && minor < 7)) return `Linux ${release()} is older than 4.7`;
  return existsSync(SHELL) ? null : `there is no ${SHELL}`;
}

/** Starts a process that takes more than it may. Null if the system stops it, else a reason. */
export async function tryMemoryLimit(): Promise<string | null> {
  const why = whyNoMemoryLimit();
  if (why) return why;
  const allowed = 128;
  const program = `new Uint8Array(new WebAssembly.Memory({ initial: ${2 * allowed * 16} }).buffer).fill(1)`;
  const command = nodeWithin(allowed, ['-e', program]);
  const child = spawn(command.program, command.args, { env: {}, stdio: 'ignore' });
  const { promise, resolve } = Promise.withResolvers<string | null>();
  child.once('error', (error) => resolve(error.message));
  child.once('exit', (code) => resolve(code === 0 ? 'a process took more than it may' : null));
  return promise;
}

let codeRange: number | undefined;

/**
 * V8 reserves writable space for compiled code and uses little of it, but the system counts it. Its size
 * depends on the processor and the version, so it is looked up in this process.
 */
function reservedForCode(): number {
  codeRange ??= Math.max(0, ...writableCode());
  return codeRange;
}

function writableCode(): number[] {
  try {
    return [...readFileSync('/proc/self/maps', 'utf8').matchAll(/^(\w+)-(\w+) rwxp/gm)].map(
      ([, from, to]) => Number.parseInt(String(to), 16) - Number.parseInt(String(from), 16),
    );
  } catch {
    return [512 * MIB];
  }
}

interface MissingOpenFiles {
  limit: number;
  needed: number;
  /** How many connections can be accepted, so that the process itself can still open files. */
  connections: number;
}

/**
 * The limit of open files and the needed number if the limit is too low for so many connections; null
 * if it is enough or not known. Node has already raised the soft limit to the hard limit.
 */
export async function missingOpenFiles(most: number): Promise<MissingOpenFiles | null> {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const limit = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  const needed = OWN_FILES + most * FILES_PER_CONNECTION;
  if (limit >= needed) return null;
  const fitting = Math.floor((limit - OWN_FILES) / FILES_PER_CONNECTION);
  return { limit, needed, connections: Math.min(most, Math.max(fitting, LEAST_CONNECTIONS)) };
}
