import type { ChildProcess } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { requirePassword } from './access.server.ts';
import type { Binaries } from './binaries.server.ts';
import type { Cluster } from './cluster.server.ts';
import { DatabaseUnavailable } from './database-unavailable.server.ts';
import {
  discardStaleFiles,
  findPostmaster,
  isServing,
  POLL_MS,
  type Postmaster,
} from './postmaster.server.ts';
import { spawnServer } from './run-program.server.ts';
import { serverArguments } from './settings.server.ts';

const LOG_LIMIT_BYTES = 1_000_000;
/** How long processes of a killed server may take to notice that it has ended. */
const TAKEOVER_MS = 15_000;

export interface StartOptions {
  cluster: Cluster;
  binaries: Binaries;
  socketDirectory: string;
  /** The password that every connection requires. */
  password: string;
  /** The server's own log: starts, stops and crashes. */
  logPath: string;
  /** Whether data may be lost when the machine fails. */
  isVolatile: boolean;
  /** How many processes of Ufuk connect to it. */
  processes: number;
}

/** The cluster's server: the running one, or else a new one. Returns when it is ready. */
export async function ensureServer(
  options: StartOptions,
): Promise<Postmaster & { found: boolean }> {
  const { folder } = options.cluster;
  const deadline = performance.now() + TAKEOVER_MS;
  let child: ChildProcess | null = null;
  let logStart = 0;
  for (;;) {
    const running = await findPostmaster(folder);
    if (running && (await isServing(running, folder))) {
      if (running.status === 'ready') return { ...running, found: running.pid !== child?.pid };
    } else if (child === null) {
      if (running) await discardStaleFiles(running, folder, options.socketDirectory);
      logStart = await prepareLog(options.logPath);
      child = await requirePassword(options.cluster, options.binaries, options.password).then(
        () => launch(options),
        (error) => unlessInUse(error.message, deadline),
      );
    } else if (child.exitCode !== null || child.signalCode !== null) {
      const reason = await lastError(options.logPath, logStart);
      child = unlessInUse(reason, deadline);
    }
    await wait(POLL_MS);
  }
}

/** Processes of a killed server, or another start, may use the files for a moment. */
function unlessInUse(reason: string, deadline: number): null {
  if (/already exists|still in use/.test(reason) && performance.now() <= deadline) return null;
  throw new DatabaseUnavailable(`PostgreSQL does not start: ${reason}`);
}

async function launch(options: StartOptions): Promise<ChildProcess> {
  const { cluster, binaries, socketDirectory, logPath } = options;
  const log = await open(logPath, 'a', 0o600);
  try {
    const args = serverArguments(cluster.folder, socketDirectory, options);
    const child = spawnServer(binaries, args, cluster.account, log.fd);
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    return child;
  } finally {
    await log.close();
  }
}

/** Length of the log in bytes, after a log that is too long was renamed. */
async function prepareLog(logPath: string): Promise<number> {
  const size = await stat(logPath).then(
    (file) => file.size,
    () => 0,
  );
  if (size <= LOG_LIMIT_BYTES) return size;
  await rename(logPath, `${logPath}.old`);
  return 0;
}

async function lastError(logPath: string, from: number): Promise<string> {
  const text = (await readFile(logPath)).subarray(from).toString('utf8');
  const lines = text.trimEnd().split('\n');
  const line = lines.findLast((one) => /FATAL|PANIC|error/.test(one)) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(FATAL|PANIC):\s*/, '');
}
