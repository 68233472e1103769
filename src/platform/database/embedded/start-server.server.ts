import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chown, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillDurably, writeFlushed } from '../../write-durably.server.ts';
import { CONNECTIONS } from '../client.server.ts';
import { type Binaries, runProgram, spawnServer } from './binaries.server.ts';
import type { Cluster } from './data-directory.server.ts';
import { DatabaseUnavailable } from './database-unavailable.server.ts';
import {
  discardStaleFiles,
  findPostmaster,
  isServing,
  POLL_MS,
  type Postmaster,
} from './postmaster.server.ts';

/** Server settings: full durability, for a small machine, and not reachable over the network. */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  shared_buffers: '16MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '512MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  autovacuum: 'on',
  autovacuum_max_workers: '1',
  // Fewer processes, because the tables are small and the queries short.
  io_method: 'sync',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  jit: 'off',
  huge_pages: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Ufuk receives errors and logs them; here they would write visitors' data into a plain file.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * For data that may be lost when the machine fails, such as that of tests: nothing waits for the
 * disk, and many processes share the server.
 */
const volatile = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '100',
};

/** Commands such as a backup, and the connections of Ufuk's first process. */
const SPARE_CONNECTIONS = 25;
const CONNECTIONS_OF_PROCESS = CONNECTIONS.requests + CONNECTIONS.jobs + CONNECTIONS.listening;
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

/** Whether every connection requires this password. */
export async function isPasswordRequired(folder: string, password: string): Promise<boolean> {
  return (await readFile(rulesFile(folder), 'utf8').catch(() => null)) === rulesFor(password);
}

/**
 * Sets the password of the role `ufuk` in a cluster whose server does not run, and then requires it
 * for every connection. Used for a new cluster, for one of an earlier Ufuk that trusted every local
 * connection, and after the file with the password was lost. The rules are written last: after an
 * interruption the next start repeats everything. The superuser gets no password, so no client can
 * connect as it.
 */
async function requirePassword(
  cluster: Cluster,
  binaries: Binaries,
  password: string,
): Promise<void> {
  if (await isPasswordRequired(cluster.folder, password)) return;
  // One statement a line. In single-user mode no other client can connect.
  const statements = [
    `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'ufuk') THEN CREATE ROLE ufuk; END IF; END $$`,
    // The statements of accounts with limits run as this role.
    `DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'ufuk_limited') THEN CREATE ROLE ufuk_limited; END IF; END $$`,
    'GRANT ufuk_limited TO ufuk WITH INHERIT FALSE, SET TRUE',
    // It may create databases, to restore a backup beside the old one, and nothing more.
    `ALTER ROLE ufuk LOGIN CREATEDB PASSWORD '${password}'`,
    'ALTER ROLE postgres PASSWORD NULL',
  ];
  await runProgram(
    binaries,
    binaries.postgres,
    singleUserArguments(cluster.folder),
    cluster.account,
    `${statements.join('\n')}\n`,
  );
  const { account } = cluster;
  await fillDurably(rulesFile(cluster.folder), async (temporary) => {
    await writeFlushed(temporary, rulesFor(password), 0o600);
    if (account) await chown(temporary, account.uid, account.gid);
  });
}

const rulesFile = (folder: string) => join(folder, 'pg_hba.conf');

/** The digest shows whether the password in the file is still the one that the cluster has. */
function rulesFor(password: string): string {
  const digest = createHash('sha256').update(password).digest('hex');
  return `# Written by Ufuk at its start, which also sets the password.
# SHA-256 of the password: ${digest}
# Roles: ufuk, ufuk_limited
local all all scram-sha-256
`;
}

/** The arguments of `postgres` for one cluster that `processes` of Ufuk use. */
function serverArguments(
  folder: string,
  socketDirectory: string,
  { isVolatile, processes }: { isVolatile: boolean; processes: number },
): string[] {
  const own = {
    unix_socket_directories: socketDirectory,
    max_connections: String(SPARE_CONNECTIONS + CONNECTIONS_OF_PROCESS * processes),
    ...(isVolatile && volatile),
  };
  return argumentsOf(folder, { ...settings, ...own });
}

/** For a few statements from standard input, without a server. The first failed statement ends it. */
function singleUserArguments(folder: string): string[] {
  // The error message leaves the failed statement out: it may contain the password.
  const more = { exit_on_error: 'on', log_min_error_statement: 'panic' };
  return ['--single', ...argumentsOf(folder, { ...settings, ...more }), 'postgres'];
}

function argumentsOf(folder: string, all: Record<string, string>): string[] {
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', folder, ...options];
}
