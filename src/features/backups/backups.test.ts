import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import journal from '../../../database/migrations/meta/_journal.json' with { type: 'json' };
import { contentsOf } from '../../../tests/harness/compare-databases.ts';
import { emptyDatabase, type FreshDatabase } from '../../../tests/harness/fresh-database.ts';
import { S3_KEY, S3_SECRET, startS3 } from '../../../tests/harness/s3-server.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { migrate } from '../../platform/database/migrate.server.ts';
import { withConnection } from '../../platform/database/own-connection.server.ts';
import { EMAIL_JOB } from '../../platform/mail/email.server.ts';
import { openFileStore } from '../../platform/storage/file-store.server.ts';
import { openStorage } from '../../platform/storage/open-store.server.ts';
import { parseStorageUrl, type Storage } from '../../platform/storage/storage-url.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { findBackups, keyOf, MANIFEST, readManifest } from './archive/manifest.server.ts';
import { openKeys, sealKeys } from './archive/trust.server.ts';
import { makeBackup } from './make/make.server.ts';
import { BackupNotNoted, readLastBackup, runBackup } from './operations.server.ts';
import { createSchema, restoreDatabase, restoreFiles } from './restore/restore.server.ts';

let test: TestApp;
let headers: Record<string, string>;
let folder: string;
let to: Store;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
  for (let n = 0; n < 5; n++) await addContent(`Kıyı ${n} ve "deniz" \\N`);
  // Creates the queues.
  await test.app.startJobs();
  await test.app.stopJobs();
  await test.app.services.store.write('media/a/1.txt', Buffer.from('bir'));
  await test.app.services.store.write('media/b/2.txt', Buffer.from('iki'));
});
afterAll(() => test.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-backups-'));
  to = openFileStore(folder);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

async function addContent(title: string): Promise<void> {
  const reply = await test.call({
    method: 'POST',
    url: '/api/contents',
    headers,
    payload: {
      title,
      category: 'haberler',
      summary: 'Özet',
      body: 'Metin\\.\n\n    x\ty',
      state: 'published',
    },
  });
  expect(reply.statusCode).toBe(201);
}
const source = () => ({
  config: test.database.config,
  store: test.app.services.store,
  keys: null,
});
/** Names are seconds: a backup within the same second would have the name of the one before. */
async function backUp(keep = 5, store = to) {
  const [last] = await findBackups(store);
  const now = () => new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  while (last && now() <= last.name) await new Promise((resolve) => setTimeout(resolve, 50));
  return makeBackup(source(), store, { keep });
}
async function freshPlace(): Promise<FreshDatabase> {
  const database = await emptyDatabase();
  onTestFinished(() => database.drop());
  return database;
}
const textOf = async (store: Store, key: string) => {
  const found = await store.read(key);
  return found && (await buffer(found.stream)).toString();
};
const restore = async (name: string, config: pg.ClientConfig, withoutJobs: string[] = []) =>
  restoreDatabase(config, to, name, (await readManifest(to, name)).manifest, { withoutJobs });

const targets: [string, () => Promise<Storage>][] = [
  ['a folder', async () => ({ kind: 'folder', path: folder })],
  [
    'an S3 store',
    async () => {
      const server = await startS3('yedek');
      onTestFinished(() => server.close());
      const url = `s3://${S3_KEY}:${S3_SECRET}@127.0.0.1:${server.port}/yedek?tls=off`;
      return parseStorageUrl(url) as Storage;
    },
  ],
];

describe.each(targets)('a backup in %s', (_where, place) => {
  it('is restored row by row and file by file', async () => {
    const store = await openStorage(await place(), 'BACKUP_URL');
    const made = await backUp(5, store);
    expect(made.manifest).toMatchObject({ files: 2, fileBytes: 6 });
    const { config } = await freshPlace();
    const { manifest } = await readManifest(store, made.name);
    await restoreDatabase(config, store, made.name, manifest, { withoutJobs: [] });
    const [before, after] = [await contentsOf(test.database.config), await contentsOf(config)];
    expect(before['"public"."contents"']?.length).toBeGreaterThanOrEqual(5);
    expect(before.triggers?.length).toBeGreaterThan(0);
    expect(after).toEqual(before);
    const files = openFileStore(join(folder, 'restored'));
    await restoreFiles(store, made.name, manifest, files);
    expect(await textOf(files, 'media/a/1.txt')).toBe('bir');
    expect(await textOf(files, 'media/b/2.txt')).toBe('iki');
  });
});

it('while contents are saved, a backup has all that were saved before it began, and no half of one', async () => {
  const saved: string[] = [];
  let goesOn = true;
  const writer = (async () => {
    for (let n = 0; goesOn; n++) {
      const title = `Yazılırken ${n}`;
      await addContent(title);
      saved.push(title);
    }
  })();
  while (saved.length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
  const before = [...saved];
  const { name } = await backUp();
  goesOn = false;
  await writer;
  const { config } = await freshPlace();
  await restore(name, config);
  const client = new pg.Client({ ...config, password: config.password });
  await client.connect();
  const { rows } = await client.query<{ title: string; revisions: number }>(
    `select title, (select count(*)::int from content_revisions r where r.content_id = c.id) as revisions
     from contents c`,
  );
  await client.end();
  expect(rows.map(({ title }) => title)).toEqual(expect.arrayContaining(before));
  expect(rows.filter(({ revisions }) => revisions === 0)).toEqual([]);
});

it('the next backup copies only new files, and old ones are removed with the files of no backup', async () => {
  const { store } = test.app.services;
  const first = await backUp();
  await store.write('media/c/3.txt', Buffer.from('üç'));
  await store.removeAll('media/b/');
  onTestFinished(async () => {
    await store.removeAll('media/c/');
    await store.write('media/b/2.txt', Buffer.from('iki'));
  });
  // An interrupted backup.
  await to.write(keyOf('20200101-000000', 'table-0.gz'), Buffer.from('x'));
  const second = await backUp(2);
  expect((await findBackups(to)).map(({ name }) => name)).toEqual([second.name, first.name]);
  expect(await textOf(to, 'files/media/b/2.txt')).toBe('iki');
  const third = await backUp(1);
  expect(await findBackups(to)).toEqual([{ name: third.name, isComplete: true }]);
  expect(await textOf(to, 'files/media/b/2.txt')).toBeNull();
  expect(await textOf(to, 'files/media/a/1.txt')).toBe('bir');
  expect(await textOf(to, 'files/media/c/3.txt')).toBe('üç');
});

it('no backup is made while the uploads are missing', async () => {
  const { db } = test.app.services;
  await db.execute(`insert into media (width, height, widths, original_name, bytes)
    values (1, 1, '{1}', 'a.png', 1)`);
  onTestFinished(async () => {
    await db.execute('delete from media');
  });
  const empty = { ...source(), store: openFileStore(join(folder, 'not-mounted')) };
  await expect(makeBackup(empty, to, { keep: 1 })).rejects.toThrow(
    'the store of uploads is empty, but the library has 1 files.',
  );
  expect(await findBackups(to)).toEqual([]);
});

describe('a restore is refused, and loads nothing,', () => {
  const rowsIn = async (config: pg.ClientConfig) => Object.keys(await contentsOf(config));
  const TABLES_OF_AN_EMPTY_ONE = 6;

  it('when a file of the backup was changed', async () => {
    const { name, manifest } = await backUp();
    const table = manifest.tables.find(({ name: one }) => one === 'contents');
    const key = keyOf(name, table?.file as string);
    const found = await to.read(key);
    const bytes = await buffer((found as NonNullable<typeof found>).stream);
    bytes[bytes.length - 5] = (bytes.at(-5) as number) ^ 1;
    await to.write(key, bytes);
    const { config } = await freshPlace();
    await expect(restore(name, config)).rejects.toThrow();
    expect(await rowsIn(config)).toHaveLength(TABLES_OF_AN_EMPTY_ONE);
  });

  it('when the database is used', async () => {
    const { name } = await backUp();
    const before = await contentsOf(test.database.config);
    await expect(restore(name, test.database.config)).rejects.toThrow('the database is not empty');
    expect(await contentsOf(test.database.config)).toEqual(before);
  });

  it('when it was made by a newer Ufuk', async () => {
    const { name, manifest } = await backUp();
    const { config } = await freshPlace();
    const newer = { ...manifest, migrations: [...manifest.migrations, 'f00'] };
    await expect(restoreDatabase(config, to, name, newer, { withoutJobs: [] })).rejects.toThrow(
      'has other tables than this one',
    );
    await to.write(keyOf(name, MANIFEST), Buffer.from('{"format":3}'));
    await expect(readManifest(to, name)).rejects.toThrow('made by a newer Ufuk');
    expect(await rowsIn(config)).toHaveLength(TABLES_OF_AN_EMPTY_ONE);
  });

  it('when a stored file is missing in it', async () => {
    const { name, manifest } = await backUp();
    await to.remove('files/media/a/1.txt');
    const files = openFileStore(join(folder, 'restored'));
    await expect(restoreFiles(to, name, manifest, files)).rejects.toThrow('media/a/1.txt');
  });
});

it('a backup of an older version is restored with its tables, which the next start migrates', async () => {
  const first = journal.entries.findIndex(({ tag }) => tag.endsWith('_content-months'));
  const { manifest } = await backUp();
  const migrations = manifest.migrations.slice(0, first);
  const [original, restored] = [await freshPlace(), await freshPlace()];
  await withConnection(original.config, { name: 'older' }, async (client) => {
    await createSchema(client, 'older', { ...manifest, migrations });
    for (const [n, hash] of migrations.entries())
      await client.query(
        'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
        [hash, journal.entries[n]?.when],
      );
  });
  const other = { ...source(), config: original.config };
  const { name } = await makeBackup(other, openFileStore(join(folder, 'older')), { keep: 1 });
  to = openFileStore(join(folder, 'older'));
  await restore(name, restored.config);
  expect(Object.keys(await contentsOf(restored.config))).not.toContain('"public"."content_months"');
  await migrate(restored.config);
  const { columns } = await contentsOf(restored.config);
  expect(columns).toEqual((await contentsOf(test.database.config)).columns);
});

it('a copy beside the original leaves out jobs that the original does', async () => {
  const { db } = test.app.services;
  await db.execute(`select pgboss.create_queue('backup-test', '{"policy": "standard"}')`);
  await db.execute(
    `insert into pgboss.job (name, data) values ('${EMAIL_JOB.name}', '{}'), ('backup-test', '{}')`,
  );
  onTestFinished(async () => {
    await db.execute(`delete from pgboss.job where state = 'created'`);
  });
  const { name } = await backUp();
  const { config } = await freshPlace();
  await restore(name, config, [EMAIL_JOB.name]);
  const jobs = (await contentsOf(config))['"pgboss"."job"'] ?? [];
  expect(jobs.filter((job) => job.includes(EMAIL_JOB.name))).toEqual([]);
  expect(jobs.filter((job) => job.includes('backup-test'))).toHaveLength(1);
});

it('keys are decrypted by the passphrase alone', async () => {
  const keys = { fieldKeys: '1:AAAA', secretKey: 'c2ly' };
  const sealed = await sealKeys(keys, 'uzun bir parola cümlesi');
  expect(sealed.toString('latin1')).not.toContain('AAAA');
  expect(await openKeys(sealed, 'uzun bir parola cümlesi')).toEqual(keys);
  await expect(openKeys(sealed, 'uzun bir parola cümlesı')).rejects.toThrow('passphrase is wrong');
});

it('the database knows the last backup, and why a later one failed', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'ufuk-temporary-'));
  vi.stubEnv('TMPDIR', temporary);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(temporary, { recursive: true });
  });
  const { db } = test.app.services;
  const made = await runBackup(db, source(), { kind: 'folder', path: folder }, { keep: 1 });
  const { last, fault } = await readLastBackup(db);
  expect(last).toMatchObject({ target: folder, files: 2 });
  expect(last?.bytes).toBe(made.databaseBytes + 6);
  expect(fault).toBe('');
  const path = join(folder, 'a-file');
  await writeFile(path, '');
  await expect(
    runBackup(db, source(), { kind: 'folder', path: join(path, 'below') }, { keep: 1 }),
  ).rejects.toThrow('ENOTDIR');
  expect(await readLastBackup(db)).toMatchObject({
    last,
    fault: expect.stringContaining('ENOTDIR'),
  });
  expect(await readdir(temporary)).toEqual([]);
});

it('a backup that is complete but could not be noted is not listed as failed', async () => {
  const { db } = test.app.services;
  await db.execute(sql`
    create function refuse_done() returns trigger language plpgsql as
      $$ begin raise exception 'full'; end $$`);
  await db.execute(sql`
    create trigger refuse_done before insert on backups
      for each row when (new.state = 'done') execute function refuse_done()`);
  onTestFinished(async () => {
    await db.execute(sql`drop function refuse_done cascade`);
  });
  const before = await readLastBackup(db);
  await expect(
    runBackup(db, source(), { kind: 'folder', path: folder }, { keep: 1 }),
  ).rejects.toThrow(BackupNotNoted);
  expect(await readLastBackup(db)).toEqual(before);
  expect((await findBackups(to))[0]?.isComplete).toBe(true);
});

it('only its account can read a backup in a folder', async () => {
  const made = await runBackup(
    test.app.services.db,
    source(),
    { kind: 'folder', path: folder },
    { keep: 1 },
  );
  const modeOf = async (...path: string[]) => (await stat(join(folder, ...path))).mode & 0o777;
  expect(await modeOf('backups', made.name)).toBe(0o700);
  expect(await modeOf('backups', made.name, MANIFEST)).toBe(0o600);
  expect(await modeOf('backups', made.name, 'table-0.gz')).toBe(0o600);
  expect(await modeOf('files', 'media', 'a', '1.txt')).toBe(0o600);
});
