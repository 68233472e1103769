import { chmod, chown, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { eachWithDataFolder, queryRows } from '../../../../tests/harness/embedded-folder.ts';
import { SERVICE } from './account.server.ts';
import { DatabaseUnavailable } from './database-unavailable.server.ts';
import { openEmbeddedDatabase } from './embedded-database.server.ts';

const isRoot = process.getuid?.() === 0;
const place = eachWithDataFolder('missing');

test('a new data directory becomes an empty database in UTF-8 without any port, and PostgreSQL logs no warning', async () => {
  const warnings: string[] = [];
  const database = await place.open((severity, line) => {
    if (severity !== 'debug') warnings.push(line);
  });
  expect(
    await queryRows(
      database,
      `SELECT current_user AS "user", pg_encoding_to_char(encoding) AS encoding, datlocale AS locale,
         current_setting('listen_addresses') AS addresses
       FROM pg_database WHERE datname = current_database()`,
    ),
  ).toEqual([{ user: 'ufuk', encoding: 'UTF8', locale: 'C.UTF-8', addresses: '' }]);
  expect((await stat(join(place.dataDir, 'postgres/cluster'))).mode & 0o777).toBe(0o700);
  await database.stop();
  expect(warnings).toEqual([]);
});

test('what was committed outlasts a power failure: the settings for that are on', async () => {
  const database = await place.open();
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
    expect(await queryRows(database, `SHOW ${name}`)).toEqual([{ [name]: 'on' }]);
});

test('if two processes start at the same moment in an empty folder, exactly one succeeds', async () => {
  const attempts = await Promise.allSettled([place.open(), place.open()]);
  const refused = attempts.filter((attempt) => attempt.status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]?.reason).toBeInstanceOf(DatabaseUnavailable);
});

test('a path too long for a socket still works', async () => {
  place.dataDir = join(place.folder, 'x'.repeat(120), 'data');
  const database = await place.open();
  expect(database.pool.host).toMatch(/^\/tmp\/ufuk-[0-9a-f]{16}$/);
  expect((await stat(String(database.pool.host))).mode & 0o777).toBe(0o700);
  expect(await queryRows(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await rm(String(database.pool.host), { recursive: true });
});

test('a data directory that cannot be written to is refused in one sentence', async () => {
  await writeFile(place.dataDir, 'a file where the folder should be');
  await expect(openEmbeddedDatabase({ dataDir: place.dataDir, log: place.log })).rejects.toThrow(
    /^The data directory .* cannot be written to \(\w+\): set DATA_DIR to a folder/,
  );
});

test.runIf(isRoot)(
  'as root PostgreSQL has an account of its own, also with old files',
  async () => {
    const accounts = await readFile('/etc/passwd', 'utf8');
    const uidOf = (name: string) =>
      Number(new RegExp(`^${name}:[^:]*:(\\d+)`, 'm').exec(accounts)?.[1]);
    const cluster = join(place.dataDir, 'postgres/cluster');
    const first = await place.open();
    const own = uidOf(SERVICE);
    expect(own).toBeGreaterThan(0);
    expect((await stat(`/proc/${first.pid}`)).uid).toBe(own);
    await queryRows(first, 'CREATE TABLE note AS SELECT 9 AS n');
    await first.stop();
    const names = await readdir(cluster, { recursive: true });
    for (const name of ['', ...names])
      await chown(join(cluster, name), uidOf('nobody'), uidOf('nobody'));
    const second = await place.open();
    expect((await stat(`/proc/${second.pid}`)).uid).toBe(own);
    expect(await queryRows(second, 'SELECT n FROM note')).toEqual([{ n: 9 }]);
  },
);

test.runIf(isRoot)(
  'as root over the folder of an ordinary user PostgreSQL is that user',
  async () => {
    const [name, , uid, gid] = (
      (await readFile('/etc/passwd', 'utf8')).match(/^daemon:.*/m)?.[0] ?? ''
    ).split(':');
    expect(name).toBe('daemon');
    await mkdir(place.dataDir);
    await chown(place.dataDir, Number(uid), Number(gid));
    expect((await stat(`/proc/${(await place.open()).pid}`)).uid).toBe(Number(uid));
  },
);

test.runIf(isRoot)(
  'as root below a private folder the database is stored elsewhere, and the data directory links to it',
  async () => {
    await chmod(place.folder, 0o700);
    const database = await place.open();
    expect(await queryRows(database, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const home = dirname(String(database.pool.host));
    expect(home).toMatch(/^\/var\/lib\/ufuk\//);
    await database.stop();
    place.running = [];
    expect((await place.open()).pool.host).toBe(join(home, 'cluster'));
    for (const one of place.running.splice(0)) await one.stop();
    await rm(home, { recursive: true });
  },
);
