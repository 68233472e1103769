import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabaseProxy } from './database-proxy.ts';
import { findFreePort } from './free-port.ts';

const PROGRAM = '/usr/sbin/pgbouncer';
const START_MS = 60_000;
/** It refuses to run as root. */
const NOBODY = 65534;

/** Why tests with PgBouncer are skipped here, or null. */
export const whyNoPgBouncer = existsSync(PROGRAM) ? null : 'PgBouncer is not installed';

export interface PgBouncer {
  /** The `DATABASE_URL` of the database behind it. */
  url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in front of a database. `settings` are lines of its file. */
export async function startPgBouncer(
  { password, ...config }: pg.PoolConfig,
  settings: string[],
): Promise<PgBouncer> {
  // It runs as another account, which cannot open the socket of the tests.
  const proxy = await openDatabaseProxy(config);
  const port = await findFreePort();
  const folder = await mkdtemp('/tmp/ufuk-pgbouncer-');
  await chmod(folder, 0o755);
  const target = `host=127.0.0.1 port=${proxy.config.port} dbname=${config.database} user=${config.user}`;
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `${config.database} = ${target}${typeof password === 'string' ? ` password=${password}` : ''}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    ...settings,
  ];
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o644 });
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const child = spawn(PROGRAM, ['-q', file], { ...account, stdio: 'ignore' });
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    await proxy.close();
    await rm(folder, { recursive: true });
  };
  await untilItListens(port).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url: `postgres://${config.user}:any@127.0.0.1:${port}/${config.database}`, stop };
}

async function untilItListens(port: number): Promise<void> {
  for (const deadline = Date.now() + START_MS; ; await wait(30)) {
    const socket = connect(port, '127.0.0.1');
    const fault = await once(socket, 'connect').then(
      () => null,
      (error) => error,
    );
    socket.destroy();
    if (!fault) return;
    if (Date.now() > deadline) throw fault;
  }
}
