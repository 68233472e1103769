import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, test } from 'vitest';
import { eachWithDataFolder, queryRows } from '../../../../tests/harness/embedded-folder.ts';
import { eventually } from '../../../../tests/harness/eventually.ts';
import { openEmbeddedDatabase } from './embedded-database.server.ts';
import { findPostmaster, stopPostmaster } from './postmaster.server.ts';
import { OWN } from './running-database.server.ts';

const place = eachWithDataFolder('filled');

test('rows are still there after a stop and a start', async () => {
  const first = await place.open();
  await queryRows(first, `CREATE TABLE note AS SELECT 'kalıcı' AS text`);
  await first.stop();
  expect(await findPostmaster(join(place.dataDir, 'postgres/cluster'))).toBeNull();
  expect(await queryRows(await place.open(), 'SELECT text FROM note')).toEqual([
    { text: 'kalıcı' },
  ]);
});

test('a second Ufuk on the same data directory is refused, with the process that uses it', async () => {
  const first = await place.open();
  await expect(openEmbeddedDatabase({ dataDir: place.dataDir, log: place.log })).rejects.toThrow(
    `Another Ufuk (process ${process.pid}) already uses the data directory ${place.dataDir}`,
  );
  expect(await queryRows(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

test('a server left running by a killed process is taken over', async () => {
  const left = await place.leaveServerRunning();
  const database = await place.open();
  expect(database.pid).toBe(left);
  expect(place.messages).toContain(`attached to the running PostgreSQL (process ${left})`);
});

test('files of a killed server are taken over even when its process number belongs to another program', async () => {
  const cluster = join(place.dataDir, 'postgres/cluster');
  const first = await place.open();
  await queryRows(first, 'CREATE TABLE note AS SELECT 1 AS n');
  const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8');
  await first.stop();
  place.running = [];
  const { uid, gid } = await stat(cluster);
  const other = spawn('sleep', ['60'], { uid, gid, cwd: '/' });
  await once(other, 'spawn');
  for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock']) {
    await writeFile(join(cluster, name), pidFile.replace(/^\d+/, String(other.pid)));
    await chown(join(cluster, name), uid, gid);
  }
  const database = await place.open();
  expect(await queryRows(database, 'SELECT n FROM note')).toEqual([{ n: 1 }]);
  expect(other.exitCode).toBeNull();
  other.kill();
});

test('a copy of the data folder of a running database is opened beside it, which goes on', async () => {
  const first = await place.open();
  await queryRows(first, 'CREATE TABLE note AS SELECT 6 AS n');
  const copy = join(place.folder, 'copy');
  await promisify(execFile)('cp', ['-a', place.dataDir, copy]);
  const second = await openEmbeddedDatabase({ dataDir: copy, log: place.log });
  place.running.push(second);
  expect(await queryRows(second, 'SELECT n FROM note')).toEqual([{ n: 6 }]);
  await queryRows(second, 'DROP TABLE note');
  expect(await queryRows(first, 'SELECT n FROM note')).toEqual([{ n: 6 }]);
  const lock = join(place.dataDir, 'postgres/cluster/.s.PGSQL.5432.lock');
  expect(await readFile(lock, 'utf8')).toMatch(new RegExp(`^${first.pid}\\n`));
});

test('a server that is killed is started again with all committed rows', async () => {
  const database = await place.open();
  const before = database.pid;
  await queryRows(database, 'CREATE TABLE note AS SELECT 7 AS n');
  process.kill(before, 'SIGKILL');
  await eventually(() => database.pid).not.toBe(before);
  await eventually(() => queryRows(database, 'SELECT n FROM note').catch(() => null)).toEqual([
    { n: 7 },
  ]);
});

test('the crash of a PostgreSQL process is reported, without its statement', async () => {
  const lines: string[] = [];
  const database = await place.open((severity, line) => lines.push(`${severity} ${line}`));
  const client = new pg.Client(database.pool);
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const cut = client.query(`SELECT pg_sleep(60), 'gizli'`).catch(() => 'cut off');
  process.kill(rows[0].pid, 'SIGKILL');
  expect(await cut).toBe('cut off');
  await eventually(() => lines).toContainEqual(
    expect.stringMatching(/^error LOG: .*was terminated by signal 9/),
  );
  await eventually(() => queryRows(database, 'SELECT 1 AS n').catch(() => null)).toEqual([
    { n: 1 },
  ]);
  await database.stop();
  expect(lines.join()).not.toContain('gizli');
});

test('a database of another PostgreSQL version is refused and not changed', async () => {
  await (await place.open()).stop();
  place.running = [];
  const version = join(place.dataDir, 'postgres/cluster/PG_VERSION');
  await writeFile(version, '12\n');
  await expect(openEmbeddedDatabase({ dataDir: place.dataDir, log: place.log })).rejects.toThrow(
    /made by PostgreSQL 12/,
  );
  expect(await readFile(version, 'utf8')).toBe('12\n');
});

test('no connection without the password, and no connection as superuser', async () => {
  const { pool, pid } = await place.open();
  const { password } = pool;
  for (const changed of [
    { password: 'wrong' },
    { password: undefined },
    { user: 'postgres', database: 'postgres' },
    { user: 'postgres', database: 'postgres', password: '' },
  ]) {
    await expect(queryRows({ pool: { ...pool, ...changed } }, 'SELECT 1')).rejects.toThrow(
      /password authentication failed|password must be a(?: non-empty)? string/,
    );
  }
  const file = join(place.dataDir, 'database.password');
  expect(await readFile(file, 'utf8')).toBe(password);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  for (const path of [`/proc/${pid}/cmdline`, `/proc/${pid}/environ`, 'postgres/server.log'])
    expect(await readFile(resolve(place.dataDir, path), 'utf8')).not.toContain(password);
  expect(place.messages.join()).not.toContain(password);
});

test.each(['stopped', 'left running'])(
  'a folder of an earlier Ufuk that trusted every connection, %s, keeps its rows and requires the password',
  async (state) => {
    const cluster = join(place.dataDir, 'postgres/cluster');
    const left = await place.leaveServerRunning();
    await queryRows(await place.connectBeside(), 'CREATE TABLE note AS SELECT 5 AS n');
    await trustEveryConnection(cluster);
    await rm(join(place.dataDir, 'database.password'));
    process.kill(left, 'SIGHUP');
    const other = { ...OWN, host: cluster, password: undefined };
    await eventually(() => queryRows({ pool: other }, 'SELECT 1').catch(() => null)).toHaveLength(
      1,
    );
    if (state === 'stopped') await stopPostmaster(cluster);
    const database = await place.open();
    expect(await queryRows(database, 'SELECT n FROM note')).toEqual([{ n: 5 }]);
    await expect(queryRows({ pool: other }, 'SELECT 1')).rejects.toThrow(/password/);
  },
);

test('the next start sets the password when a start was interrupted before, or when the file was lost', async () => {
  const rules = join(place.dataDir, 'postgres/cluster/pg_hba.conf');
  const first = await place.open();
  await queryRows(first, 'CREATE TABLE note AS SELECT 3 AS n');
  await first.stop();
  await rm(join(place.dataDir, 'database.password'));
  const second = await place.open();
  expect(second.pool.password).not.toBe(first.pool.password);
  expect(await queryRows(second, 'SELECT n FROM note')).toEqual([{ n: 3 }]);
  await second.stop();
  await rm(rules);
  expect(await queryRows(await place.open(), 'SELECT n FROM note')).toEqual([{ n: 3 }]);
  expect((await readdir(dirname(rules))).filter((name) => name.startsWith('pg_hba'))).toEqual([
    'pg_hba.conf',
  ]);
});

test('a running PostgreSQL that does not accept the stored password is reported and not ended', async () => {
  const left = await place.leaveServerRunning();
  await rm(join(place.dataDir, 'database.password'));
  await expect(openEmbeddedDatabase({ dataDir: place.dataDir, log: place.log })).rejects.toThrow(
    /does not accept the password in .*database\.password/,
  );
  expect(await findPostmaster(join(place.dataDir, 'postgres/cluster'))).toMatchObject({
    pid: left,
  });
  await stopPostmaster(join(place.dataDir, 'postgres/cluster'));
});

/** The rules of versions that had no password. */
async function trustEveryConnection(cluster: string): Promise<void> {
  await writeFile(join(cluster, 'pg_hba.conf'), 'local all all trust\n');
}
