import { CONNECTIONS } from '../connections.ts';

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

/** The arguments of `postgres` for one cluster that `processes` of Ufuk use. */
export function serverArguments(
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
export function singleUserArguments(folder: string): string[] {
  // The error message leaves the failed statement out: it may contain the password.
  const more = { exit_on_error: 'on', log_min_error_statement: 'panic' };
  return ['--single', ...argumentsOf(folder, { ...settings, ...more }), 'postgres'];
}

function argumentsOf(folder: string, all: Record<string, string>): string[] {
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', folder, ...options];
}
