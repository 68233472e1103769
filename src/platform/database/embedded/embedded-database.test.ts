import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SERVICE } from './account.server.ts';
import { DatabaseUnavailable } from './database-unavailable.server.ts';
import { type EmbeddedDatabase, openEmbeddedDatabase } from './embedded-database.server.ts';
import { findPostmaster, stopPostmaster } from './postmaster.server.ts';
import { findRunningDatabase, OWN } from './running-database.server.ts';
import type { OnServerLine } from './server-log.server.ts';

const isRoot = process.getuid?.() === 0;

let folder: string;
let dataDir: string;
let running: EmbeddedDatabase[];
const messages: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp('/tmp/ufuk-embedded-');
  await chmod(folder, 0o755);
  dataDir = join(folder, 'data');
  running = [];
  messages.length = 0;
});

afterEach(async () => {
  for (const database of running) await database.stop();
  await rm(folder, { recursive: true, force: true });
});

test('a new data directory becomes an empty Turkish-safe database without any port, and nothing is complained of', async () => {
  const complaints: string[] = [];
  const database = await open((severity, line) => {
    if (severity !== 'debug') complaints.push(line);
  });
  expect(
    await ask(
      database,
      `SELECT current_user AS "user", pg_encoding_to_char(encoding) AS encoding, datlocale AS locale,
         current_setting('listen_addresses') AS addresses, current_setting('fsync') AS fsync
       FROM pg_database WHERE datname = current_database()`,
    ),
  ).toEqual([{ user: 'ufuk', encoding: 'UTF8', locale: 'C.UTF-8', addresses: '', fsync: 'on' }]);
  expect((await stat(join(dataDir, 'postgres/cluster'))).mode & 0o777).toBe(0o700);
  await database.stop();
  expect(complaints).toEqual([]);
});

test('rows are still there after a stop and a start', async () => {
  const first = await open();
  await ask(first, `CREATE TABLE note AS SELECT 'kalıcı' AS text`);
  await first.stop();
  expect(await findPostmaster(join(dataDir, 'postgres/cluster'))).toBeNull();
  expect(await ask(await open(), 'SELECT text FROM note')).toEqual([{ text: 'kalıcı' }]);
});

test('a second Ufuk on the same data directory is refused and told which one holds it', async () => {
  const first = await open();
  await expect(openEmbeddedDatabase({ dataDir, log })).rejects.toThrow(
    `Another Ufuk (process ${process.pid}) already uses the data directory ${dataDir}`,
  );
  expect(await ask(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('of two that start at the same moment in an empty folder exactly one wins', async () => {
  const attempts = await Promise.allSettled([open(), open()]);
  const refused = attempts.filter((attempt) => attempt.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toBeInstanceOf(DatabaseUnavailable);
});

test('a server left running by a killed process is taken over', async () => {
  const left = await leaveServerRunning();
  const database = await open();
  expect(database.pid).toBe(left);
  expect(messages).toContain(`attached to the running PostgreSQL (process ${left})`);
});

test('files of a killed server are taken over even when its number belongs to a stranger', async () => {
  const cluster = join(dataDir, 'postgres/cluster');
  const first = await open();
  await ask(first, 'CREATE TABLE note AS SELECT 1 AS n');
  const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
  await first.stop();
  running = [];
  const { uid, gid } = await stat(cluster);
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/' });
  await once(stranger, 'spawn');
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    await writeFile(join(cluster, name), pidFile.replace(/^\d+/, String(stranger.pid)));
    await chown(join(cluster, name), uid, gid);
  }
  const database = await open();
  expect(await ask(database, 'SELECT n FROM note')).toEqual([{ n: 1 }]);
  expect(stranger.exitCode).toBeNull();
  stranger.kill();
});

test('a server that is killed is started again, and what was committed is there', async () => {
  const database = await open();
  const before = database.pid;
  await ask(database, 'CREATE TABLE note AS SELECT 7 AS n');
  process.kill(before, 'SIGKILL');
  await expect.poll(() => database.pid, { timeout: 15_000 }).not.toBe(before);
  await expect
    .poll(() => ask(database, 'SELECT n FROM note').catch(() => null), { timeout: 15_000 })
    .toEqual([{ n: 7 }]);
});

test('a process of PostgreSQL that crashes is told of, without its statement', async () => {
  const lines: string[] = [];
  const database = await open((severity, line) => lines.push(`${severity} ${line}`));
  const client = new pg.Client(database.pool);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const cut = client.query(`SELECT pg_sleep(60), 'gizli'`).catch(() => 'cut off');
  process.kill(rows[0].pid, 'SIGKILL');
  expect(await cut).toBe('cut off');
  await expect
    .poll(() => lines, { timeout: 15_000 })
    .toContainEqual(expect.stringMatching(/^error LOG: .*was terminated by signal 9/));
  await expect
    .poll(() => ask(database, 'SELECT 1 AS n').catch(() => null), { timeout: 15_000 })
    .toEqual([{ n: 1 }]);
  await database.stop();
  expect(lines.join()).not.toContain('gizli');
});

test.each(['', 'garbage\n'])(
  'a postmaster.pid that says %j does not stop a start',
  async (text) => {
    await (await open()).stop();
    await writeFile(join(dataDir, 'postgres/cluster/postmaster.pid'), text);
    expect(await ask(await open(), 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  },
);

test.each(['.s.PGSQL.5432', 'postmaster.pid'])(
  'a server left running without its %s is ended, unless somebody uses it',
  async (name) => {
    const left = await leaveServerRunning();
    const client = new pg.Client((await beside()).pool);
    await client.connect();
    await rm(join(dataDir, 'postgres/cluster', name));
    await expect(openEmbeddedDatabase({ dataDir, log })).rejects.toThrow(
      `A PostgreSQL (process ${left}) runs in`,
    );
    await client.query('CREATE TABLE note AS SELECT 4 AS n');
    await client.end();
    const database = await open();
    expect(database.pid).not.toBe(left);
    expect(await ask(database, 'SELECT n FROM note')).toEqual([{ n: 4 }]);
  },
);

test('a path too long for a socket still works', async () => {
  dataDir = join(folder, 'x'.repeat(120), 'data');
  const database = await open();
  expect(database.pool.host).toMatch(/^\/tmp\/ufuk-[0-9a-f]{16}$/);
  expect((await stat(String(database.pool.host))).mode & 0o777).toBe(0o700);
  expect(await ask(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await rm(String(database.pool.host), { recursive: true });
});

test('a data directory that cannot be written to is refused in one sentence', async () => {
  await writeFile(dataDir, 'a file where the folder should be');
  await expect(openEmbeddedDatabase({ dataDir, log })).rejects.toThrow(
    /^The data directory .* cannot be written to \(\w+\): set DATA_DIR to a folder/,
  );
});

test('a database of another PostgreSQL version is refused and left alone', async () => {
  await (await open()).stop();
  running = [];
  const version = join(dataDir, 'postgres/cluster/PG_VERSION');
  await writeFile(version, '12\n');
  await expect(openEmbeddedDatabase({ dataDir, log })).rejects.toThrow(/made by PostgreSQL 12/);
  expect(await readFile(version, 'utf8')).toBe('12\n');
});

test('nobody connects without the password, and the superuser does not connect at all', async () => {
  const { pool, pid } = await open();
  const { password } = pool;
  for (const other of [
    { password: 'wrong' },
    { password: undefined },
    { user: 'postgres', database: 'postgres' },
    { user: 'postgres', database: 'postgres', password: '' },
  ]) {
    await expect(ask({ pool: { ...pool, ...other } }, 'SELECT 1')).rejects.toThrow(
      /password authentication failed|password must be a(?: non-empty)? string/,
    );
  }
  const file = join(dataDir, 'database.password');
  expect(await readFile(file, 'utf8')).toBe(password);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  for (const place of [`/proc/${pid}/cmdline`, `/proc/${pid}/environ`, 'postgres/server.log'])
    expect(await readFile(resolve(dataDir, place), 'utf8')).not.toContain(password);
  expect(messages.join()).not.toContain(password);
});

test.each(['stopped', 'left running'])(
  'a folder of an earlier Ufuk that trusted every connection, %s, keeps its rows and asks for the password',
  async (state) => {
    const cluster = join(dataDir, 'postgres/cluster');
    const left = await leaveServerRunning();
    await ask(await beside(), 'CREATE TABLE note AS SELECT 5 AS n');
    await trustEverybody(cluster);
    await rm(join(dataDir, 'database.password'));
    process.kill(left, 'SIGHUP');
    const stranger = { ...OWN, host: cluster, password: undefined };
    await expect.poll(() => ask({ pool: stranger }, 'SELECT 1').catch(() => null)).toHaveLength(1);
    if (state === 'stopped') await stopPostmaster(cluster);
    const database = await open();
    expect(await ask(database, 'SELECT n FROM note')).toEqual([{ n: 5 }]);
    await expect(ask({ pool: stranger }, 'SELECT 1')).rejects.toThrow(/password/);
  },
);

test('a start that was stopped before it had set the password, or whose file was lost, is made good', async () => {
  const rules = join(dataDir, 'postgres/cluster/pg_hba.conf');
  const first = await open();
  await ask(first, 'CREATE TABLE note AS SELECT 3 AS n');
  await first.stop();
  await rm(join(dataDir, 'database.password'));
  const second = await open();
  expect(second.pool.password).not.toBe(first.pool.password);
  expect(await ask(second, 'SELECT n FROM note')).toEqual([{ n: 3 }]);
  await second.stop();
  await rm(rules);
  expect(await ask(await open(), 'SELECT n FROM note')).toEqual([{ n: 3 }]);
  expect((await readdir(dirname(rules))).filter((name) => name.startsWith('pg_hba'))).toEqual([
    'pg_hba.conf',
  ]);
});

test('a running PostgreSQL that does not know the kept password is left alone and told of', async () => {
  const left = await leaveServerRunning();
  await rm(join(dataDir, 'database.password'));
  await expect(openEmbeddedDatabase({ dataDir, log })).rejects.toThrow(
    /does not accept the password in .*database\.password/,
  );
  expect(await findPostmaster(join(dataDir, 'postgres/cluster'))).toMatchObject({ pid: left });
  await stopPostmaster(join(dataDir, 'postgres/cluster'));
});

test.runIf(isRoot)(
  'as root PostgreSQL has an account of its own, also with old files',
  async () => {
    const accounts = await readFile('/etc/passwd', 'utf8');
    const uidOf = (name: string) =>
      Number(new RegExp(`^${name}:[^:]*:(\\d+)`, 'm').exec(accounts)?.[1]);
    const cluster = join(dataDir, 'postgres/cluster');
    const first = await open();
    const own = uidOf(SERVICE);
    expect(own).toBeGreaterThan(0);
    expect((await stat(`/proc/${first.pid}`)).uid).toBe(own);
    await ask(first, 'CREATE TABLE note AS SELECT 9 AS n');
    await first.stop();
    const names = await readdir(cluster, { recursive: true });
    for (const name of ['', ...names])
      await chown(join(cluster, name), uidOf('nobody'), uidOf('nobody'));
    const second = await open();
    expect((await stat(`/proc/${second.pid}`)).uid).toBe(own);
    expect(await ask(second, 'SELECT n FROM note')).toEqual([{ n: 9 }]);
  },
);

test.runIf(isRoot)(
  'as root over the folder of an ordinary user PostgreSQL is that user',
  async () => {
    const [name, , uid, gid] = (
      (await readFile('/etc/passwd', 'utf8')).match(/^daemon:.*/m)?.[0] ?? ''
    ).split(':');
    expect(name).toBe('daemon');
    await mkdir(dataDir);
    await chown(dataDir, Number(uid), Number(gid));
    expect((await stat(`/proc/${(await open()).pid}`)).uid).toBe(Number(uid));
  },
);

test.runIf(isRoot)(
  'as root below a private folder the database lies elsewhere, and the data directory links to it',
  async () => {
    await chmod(folder, 0o700);
    const database = await open();
    expect(await ask(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const home = dirname(String(database.pool.host));
    expect(home).toMatch(/^\/var\/lib\/ufuk\//);
    await database.stop();
    running = [];
    expect((await open()).pool.host).toBe(join(home, 'cluster'));
    for (const one of running.splice(0)) await one.stop();
    await rm(home, { recursive: true });
  },
);

const log = (message: string) => messages.push(message);

async function open(onServerLine?: OnServerLine): Promise<EmbeddedDatabase> {
  const database = await openEmbeddedDatabase({ dataDir, log, onServerLine });
  running.push(database);
  return database;
}

/** As versions before the password did. */
async function trustEverybody(cluster: string): Promise<void> {
  await writeFile(join(cluster, 'pg_hba.conf'), 'local all all trust\n');
}

async function beside(): Promise<{ pool: pg.PoolConfig }> {
  return { pool: (await findRunningDatabase(dataDir)) as pg.PoolConfig };
}

async function ask(database: { pool: pg.PoolConfig }, statement: string): Promise<unknown[]> {
  const client = new pg.Client(database.pool);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Another process opens the database and is killed; returns the number of the server it leaves. */
async function leaveServerRunning(): Promise<number> {
  const source = new URL('embedded-database.server.ts', import.meta.url);
  const program = `import { openEmbeddedDatabase } from ${JSON.stringify(source.href)};
    await openEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
    console.log('open'); setInterval(() => {}, 1000);`;
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout) await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  const left = await findPostmaster(join(dataDir, 'postgres/cluster'));
  if (!left) throw new Error('no server was left behind');
  return left.pid;
}
