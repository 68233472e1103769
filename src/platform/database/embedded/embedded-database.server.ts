import { createHash } from 'node:crypto';
import { chown, lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type Account, findAccount } from './account.server.ts';
import { prepareBinaries } from './binaries.server.ts';
import { clusterFolder, prepareCluster, prepareHome } from './data-directory.server.ts';
import { DatabaseUnavailable } from './database-unavailable.server.ts';
import { endOutdatedServer } from './leftover-server.server.ts';
import { takeOwnership } from './ownership.server.ts';
import { loadDatabasePassword } from './password.server.ts';
import { stopPostmaster } from './postmaster.server.ts';
import { type Connection, OWN } from './running-database.server.ts';
import { type OnServerLine, ServerLog } from './server-log.server.ts';
import { ensureServer, type StartOptions } from './start-server.server.ts';

/** `sun_path` has 108 bytes on Linux, 104 on macOS, including the final NUL. */
const LONGEST_SOCKET_PATH = process.platform === 'darwin' ? 103 : 107;

export interface EmbeddedDatabase {
  /** Stays valid when the server restarts. */
  readonly pool: Connection;
  /** Process number of the server that runs at the moment. */
  readonly pid: number;
  /** Stops the server and waits until everything is written to disk. */
  stop(): Promise<void>;
}

const RETRY_MS = 250;
/** While a server cannot be started, for example on a full disk, each try writes several lines. */
const LONGEST_RETRY_MS = 4000;
const CONNECT_PAUSE_MS = 25;
const DISCONNECT_MS = 500;
/** A server that is still recovering refuses connections. */
const RECOVERY_MS = 30_000;

/**
 * Opens the PostgreSQL that is installed with Ufuk, with its files in `dataDir`. Takes over a
 * server that an earlier, killed process left running, and restarts the server whenever it ends.
 * @throws {DatabaseUnavailable} with a sentence for the operator
 */
export async function openEmbeddedDatabase(options: {
  dataDir: string;
  log: (message: string) => void;
  /** Called with each line of PostgreSQL's own log. */
  onServerLine?: OnServerLine | undefined;
  /** For tests: data may be lost when the machine fails, and nothing waits for the disk. */
  isVolatile?: boolean;
  /** How many processes of Ufuk connect to it. */
  processes?: number;
}): Promise<EmbeddedDatabase> {
  const { dataDir, log, onServerLine = () => {}, isVolatile = false, processes = 1 } = options;
  const account = await findAccount(dataDir, log);
  const home = await prepareHome(dataDir, account, log);
  const binaries = await prepareBinaries(home, account);
  const password = await loadDatabasePassword(dataDir);
  await endOutdatedServer(clusterFolder(home), { ...OWN, password }, account, dataDir);
  const cluster = await prepareCluster(home, binaries, account);
  const socketDirectory = await prepareSocketDirectory(cluster.folder, cluster.account);
  const start: StartOptions = {
    cluster,
    binaries,
    socketDirectory,
    password,
    logPath: join(home, 'server.log'),
    isVolatile,
    processes,
  };
  const pool: Connection = { ...OWN, host: socketDirectory, password };

  const serverLog = new ServerLog(start.logPath, onServerLine);
  await serverLog.follow();
  let pid = 0;
  let owner: pg.Client | null = null;
  let stopping = false;
  const stopped = new AbortController();
  let reopening: Promise<void> | undefined;

  async function open(): Promise<void> {
    const deadline = performance.now() + RECOVERY_MS;
    for (;;) {
      if (stopping) return;
      const server = await ensureServer(start);
      pid = server.pid;
      try {
        owner = await takeOwnership(pool, dataDir);
        owner.once('end', () => {
          if (!stopping) reopening = reopen();
        });
        if (server.found) log(`attached to the running PostgreSQL (process ${pid})`);
        return;
      } catch (error) {
        if (error instanceof DatabaseUnavailable || performance.now() > deadline) throw error;
        await wait(CONNECT_PAUSE_MS);
      }
    }
  }

  async function reopen(): Promise<void> {
    log('PostgreSQL is gone; starting it again');
    const told = new Set<string>();
    for (let pause = RETRY_MS; !stopping; pause = Math.min(pause * 2, LONGEST_RETRY_MS)) {
      await serverLog.readNew();
      try {
        await open();
        log(`PostgreSQL is back (process ${pid})`);
        return;
      } catch (error) {
        const { message } = error as Error;
        // Numbers of processes and files differ in each try.
        const reason = message.replaceAll(/\d+/g, '');
        if (!told.has(reason)) log(`PostgreSQL could not be started again: ${message}`);
        told.add(reason);
        await wait(pause, undefined, { ref: false, signal: stopped.signal }).catch(() => {});
      }
    }
  }

  await open().catch(async (error) => {
    await serverLog.close();
    throw error;
  });
  return {
    pool,
    get pid() {
      return pid;
    },
    async stop() {
      stopping = true;
      stopped.abort();
      await reopening;
      // A server that is frozen does not confirm the end of the connection, but still gets its signal.
      const disconnected = owner?.end().catch(() => {});
      await Promise.race([disconnected, wait(DISCONNECT_MS, undefined, { ref: false })]);
      await stopPostmaster(cluster.folder);
      await serverLog.close();
    },
  };
}

/**
 * The folder of the Unix socket: the cluster, which only its owner may enter; or, if that path is
 * too long for a socket, a private folder of the account whose short name is a hash of the path.
 */
async function prepareSocketDirectory(cluster: string, account: Account | null): Promise<string> {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= LONGEST_SOCKET_PATH) return cluster;
  const owner = account?.uid ?? process.getuid?.();
  const name = createHash('sha256').update(`${owner} ${cluster}`).digest('hex').slice(0, 16);
  const folder = `/tmp/ufuk-${name}`;
  await mkdir(folder, { mode: 0o700 }).then(
    () => account && chown(folder, account.uid, account.gid),
    () => undefined,
  );
  const found = await lstat(folder).catch(() => null);
  // The name can be guessed, so a folder that another account created must not be trusted.
  if (!found?.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new DatabaseUnavailable(
      `The path of the data directory is too long for a socket and ${folder} cannot be used instead: remove it, or set DATA_DIR to a shorter path.`,
    );
  }
  return folder;
}
