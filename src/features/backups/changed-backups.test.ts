import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { contentsOf } from '../../../tests/harness/compare-databases.ts';
import { makeFolder } from '../../../tests/harness/data-folder.ts';
import { emptyDatabase } from '../../../tests/harness/fresh-database.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { openFileStore } from '../../platform/storage/file-store.server.ts';
import { findBackups, keyOf, MANIFEST, type Manifest } from './archive/manifest.server.ts';
import { readTrusted } from './archive/trust.server.ts';
import { makeBackup } from './make/make.server.ts';
import { checkBackup, restoreDatabase, restoreFiles } from './restore/restore.server.ts';

const PASSPHRASE = 'martılar kıyıda uyur';
const KEYS = { values: { fieldKeys: '1:AAAA', secretKey: 'c2ly' }, passphrase: PASSPHRASE };

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  // Creates the queues.
  await test.app.startJobs();
  await test.app.stopJobs();
  for (const n of ['bir', 'iki', 'dort'])
    await test.app.services.store.write(`media/a/${n}.txt`, Buffer.from(n));
});
afterAll(() => test.close());

/** A place with one backup more. */
async function backUp(keys: typeof KEYS | null = KEYS, place?: string) {
  const folder = place ?? (await makeFolder('backups'));
  if (!place) onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const to = openFileStore(folder);
  const [last] = await findBackups(to);
  // Its name is a second.
  const now = () => new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  while (last && now() <= last.name) await new Promise((resolve) => setTimeout(resolve, 50));
  const { config } = test.database;
  const made = await makeBackup({ config, store: test.app.services.store, keys }, to, { keep: 5 });
  const path = (file: string) => join(folder, keyOf(made.name, file));
  return { ...made, folder, to, path };
}
type Backup = Awaited<ReturnType<typeof backUp>>;

/** As the command restores it, into a database of its own; answers its contents. */
async function restore(
  { to, name }: Pick<Backup, 'to' | 'name'>,
  { passphrase = PASSPHRASE as string | null, isUnchecked = false } = {},
) {
  const { manifest, doubt } = await readTrusted(to, name, { passphrase, isUnchecked });
  await checkBackup(to, name, manifest);
  const { config, drop } = await emptyDatabase();
  const folder = await makeFolder('restored');
  onTestFinished(async () => {
    await drop();
    await rm(folder, { recursive: true, force: true });
  });
  try {
    await restoreDatabase(config, to, name, manifest, { withoutJobs: [] });
  } catch (error) {
    expect((await contentsOf(config)).columns).toEqual([]);
    throw error;
  }
  await restoreFiles(to, name, manifest, openFileStore(folder));
  return { doubt, contents: await contentsOf(config) };
}

async function flip(path: string): Promise<() => Promise<void>> {
  const before = await readFile(path);
  const bytes = Buffer.from(before);
  const at = bytes.length >> 1;
  bytes[at] = (bytes[at] as number) ^ 1;
  await writeFile(path, bytes);
  return () => writeFile(path, before);
}

/** Changes the text of the manifest, and nothing else. */
async function rewrite({ path }: Backup, change: (stored: Stored, manifest: Manifest) => void) {
  const stored = JSON.parse(await readFile(path(MANIFEST), 'utf8')) as Stored;
  const manifest = JSON.parse(stored.manifest) as Manifest;
  change(stored, manifest);
  await writeFile(
    path(MANIFEST),
    JSON.stringify({ ...stored, manifest: JSON.stringify(manifest) }),
  );
}
interface Stored {
  format: number;
  signature: object | null;
  manifest: string;
}

/** Puts other bytes into a file of the backup, with their own hash in the manifest. */
async function replacePart(backup: Backup, file: string, plain: string, plainBytes?: number) {
  const bytes = gzipSync(plain);
  await writeFile(backup.path(file), bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await rewrite(backup, (_stored, { tables, fileList }) => {
    const part = [...tables, fileList].find((each) => each.file === file);
    Object.assign(part as object, {
      bytes: bytes.length,
      sha256,
      plainBytes: plainBytes ?? plain.length,
    });
  });
}

describe('a restore is refused before anything is applied, and says what was changed,', () => {
  it('for each file of a backup in turn', async () => {
    const backup = await backUp();
    const { to, name, manifest, path, folder } = backup;
    const trusted = await readTrusted(to, name, { passphrase: PASSPHRASE, isUnchecked: false });
    expect(trusted.manifest).toEqual(manifest);
    const { tables, fileList, keys } = manifest;
    const parts = [...tables, fileList, keys].map((part) => (part as { file: string }).file);
    expect(parts.length).toBeGreaterThan(40);
    for (const file of parts) {
      const undo = await flip(path(file));
      await expect(checkBackup(to, name, manifest), file).rejects.toThrow(
        `${file} of the backup was changed or is damaged`,
      );
      await undo();
    }
    for (const file of ['bir', 'iki', 'dort']) {
      const undo = await flip(join(folder, `files/media/a/${file}.txt`));
      await expect(checkBackup(to, name, manifest)).rejects.toThrow(
        `the file media/a/${file}.txt of the backup was changed`,
      );
      // Also if it is changed between the check and the copy.
      const files = openFileStore(join(folder, `copy-${file}`));
      await expect(restoreFiles(to, name, manifest, files)).rejects.toThrow(`media/a/${file}.txt`);
      expect(await files.size(`media/a/${file}.txt`)).toBeNull();
      await undo();
    }
    await checkBackup(to, name, manifest);
  });

  it('when a table was changed together with its hash in the manifest', async () => {
    const backup = await backUp();
    await replacePart(backup, 'table-0.gz', '');
    await expect(restore(backup)).rejects.toThrow('the manifest of backup');
  });

  it('when any single character of the manifest was changed', async () => {
    const backup = await backUp();
    const text = await readFile(backup.path(MANIFEST), 'latin1');
    for (const at of [0.05, 0.2, 0.4, 0.6, 0.8, 0.95].map((part) =>
      Math.floor(text.length * part),
    )) {
      const other = text[at] === '1' ? '2' : '1';
      await writeFile(
        backup.path(MANIFEST),
        text.slice(0, at) + other + text.slice(at + 1),
        'latin1',
      );
      await expect(restore(backup), String(at)).rejects.toThrow(/manifest|signature/);
    }
  });

  it('when the manifest was cut off, is empty, or of any size', async () => {
    const backup = await backUp();
    const text = await readFile(backup.path(MANIFEST), 'utf8');
    for (const cut of [
      '',
      '{',
      'null',
      '[]',
      text.slice(0, -1),
      text.slice(0, 500),
      `${text}${' '.repeat(5e6)}`,
    ]) {
      await writeFile(backup.path(MANIFEST), cut);
      await expect(restore(backup)).rejects.toThrow(
        `the manifest of backup ${backup.name} was changed or is damaged`,
      );
    }
  });

  it('when the signature was removed, which is not the same as a backup without a passphrase', async () => {
    const backup = await backUp();
    await rewrite(backup, (stored) => {
      stored.signature = null;
    });
    await expect(restore(backup)).rejects.toThrow('someone may have removed it');
    await expect(restore(backup, { passphrase: null })).rejects.toThrow('but it has keys');
    await rewrite(backup, (_stored, manifest) => {
      manifest.keys = null;
    });
    await expect(restore(backup)).rejects.toThrow('BACKUP_PASSPHRASE, which is set here');
  });

  it('when the passphrase is wrong or not set', async () => {
    const backup = await backUp();
    await expect(restore(backup, { passphrase: 'kıyıda martılar uyur' })).rejects.toThrow(
      'the passphrase is wrong',
    );
    await expect(restore(backup, { passphrase: null })).rejects.toThrow(
      'is signed, but BACKUP_PASSPHRASE is not set',
    );
  });

  it('when files of two backups with one passphrase were swapped', async () => {
    const first = await backUp();
    await test.addUser(`yeni${Date.now()}`, 'editor');
    const second = await backUp(KEYS, first.folder);
    const users = second.manifest.tables.find(({ name }) => name === 'users')?.file as string;
    const [older, newer] = [await readFile(first.path(users)), await readFile(second.path(users))];
    await writeFile(second.path(users), older);
    await expect(restore(second)).rejects.toThrow(`${users} of the backup was changed`);
    await writeFile(second.path(users), newer);
    await writeFile(second.path(MANIFEST), await readFile(first.path(MANIFEST)));
    await expect(restore(second)).rejects.toThrow(
      `the manifest of backup ${second.name} is that of backup ${first.name}`,
    );
  });

  it('when a file is a link, a pipe or a device', async () => {
    const backup = await backUp();
    const secret = join(backup.folder, 'secret.key');
    await writeFile(secret, 'bir');
    const put = {
      link: (path: string) => symlink(secret, path),
      device: (path: string) => symlink('/dev/zero', path),
      pipe: async (path: string) => void execFileSync('mkfifo', [path]),
      folder: (path: string) => symlink(backup.folder, path),
    };
    for (const path of [backup.path('table-3.gz'), join(backup.folder, 'files/media/a/iki.txt')])
      for (const [kind, place] of Object.entries(put)) {
        await rename(path, `${path}.before`);
        await place(path);
        await expect(restore(backup), kind).rejects.toThrow(/was changed|is missing/);
        await rm(path);
        await rename(`${path}.before`, path);
      }
    await rm(backup.path(MANIFEST));
    await symlink('/dev/zero', backup.path(MANIFEST));
    await expect(restore(backup)).rejects.toThrow('there is no complete backup');
  });
});

it('a list of stored files that is changed after the check copies nothing', async () => {
  const { to, name, manifest, path, folder } = await backUp();
  await checkBackup(to, name, manifest);
  await writeFile(join(folder, 'files/media/a/kotu.txt'), 'kot');
  const plain = 'media/a/kotu.txt 3\n';
  const packed = gzipSync(plain);
  const { bytes } = manifest.fileList;
  await writeFile(
    path('files.gz'),
    Buffer.concat([packed, Buffer.alloc(bytes)]).subarray(0, bytes),
  );
  const files = openFileStore(join(folder, 'copy'));
  await expect(restoreFiles(to, name, manifest, files)).rejects.toThrow('files.gz of the backup');
  expect(await files.size('media/a/kotu.txt')).toBeNull();
});

it('files that the manifest does not name are not used', async () => {
  const backup = await backUp();
  const evil = gzipSync(
    'create function public.evil() returns int language sql as $$ select 1 $$;',
  );
  await writeFile(backup.path('job-schema.gz'), evil);
  await writeFile(backup.path('table-999.gz'), evil);
  await writeFile(join(backup.folder, 'files/media/a/kotu.txt'), 'kötü');
  const { doubt, contents } = await restore(backup);
  expect(doubt).toBeNull();
  expect(contents).toEqual(await contentsOf(test.database.config));
});

describe('a backup without a passphrase', () => {
  it('is restored with a sentence about what cannot be checked', async () => {
    const backup = await backUp(null);
    const { doubt, contents } = await restore(backup, { passphrase: null });
    expect(doubt).toContain('made without BACKUP_PASSPHRASE: damage is found, but not');
    expect(contents).toEqual(await contentsOf(test.database.config));
    await expect(restore(backup)).rejects.toThrow('--unchecked restores it nevertheless');
    expect((await restore(backup, { isUnchecked: true })).doubt).toContain('has no signature');
  });

  it('is refused if it would write to tables of PostgreSQL, or unpacks to more than it says', async () => {
    const refused = async (change: (backup: Backup) => Promise<void>, reason: string) => {
      const backup = await backUp(null);
      await change(backup);
      await expect(restore(backup, { passphrase: null })).rejects.toThrow(reason);
    };
    await refused(
      (backup) =>
        rewrite(backup, (_stored, { tables }) => {
          Object.assign(tables[0] as object, { schema: 'pg_catalog', name: 'pg_authid' });
        }),
      'has a table pg_catalog.pg_authid that Ufuk did not make',
    );
    await refused(
      (backup) =>
        rewrite(backup, (_stored, { sequences }) => {
          Object.assign(sequences[0] as object, { name: 'other' });
        }),
      'has a sequence',
    );
    await refused(
      (backup) =>
        rewrite(backup, (_stored, { tables }) => {
          Object.assign(tables[0] as object, { file: '../../secret.gz' });
        }),
      'was changed or is damaged',
    );
    const bomb = '\\N\n'.repeat(20_000_000);
    await refused(
      (backup) => replacePart(backup, backup.manifest.tables[1]?.file as string, bomb, 1000),
      'was changed or is damaged',
    );
    for (const line of ['../../etc/passwd 3', `media/a/${'x'.repeat(1e6)}.txt 3`, 'x'])
      await refused((backup) => replacePart(backup, 'files.gz', `${line}\n`), 'files');
  });
});

describe('a backup of an Ufuk that did not sign them', () => {
  /** As it was written until November 2026. */
  async function backUpOld(): Promise<Backup> {
    const backup = await backUp();
    const { name: _name, jobTables: _version, keys, ...rest } = backup.manifest;
    const evil = gzipSync('create table public.evil (a int);');
    await writeFile(backup.path('job-schema.gz'), evil);
    const sha256 = createHash('sha256').update(evil).digest('hex');
    const lines = ['bir', 'iki', 'dort'].map((n) => `media/a/${n}.txt ${n.length}\n`).join('');
    const list = gzipSync(lines);
    await writeFile(backup.path('files.gz'), list);
    const old = {
      ...rest,
      format: 1,
      keys: keys?.file,
      jobSchema: { file: 'job-schema.gz', bytes: evil.length, sha256 },
      fileList: {
        file: 'files.gz',
        bytes: list.length,
        sha256: createHash('sha256').update(list).digest('hex'),
      },
    };
    await writeFile(backup.path(MANIFEST), JSON.stringify(old));
    return backup;
  }

  it('is refused, and restored only if the operator says so, without its statements', async () => {
    const backup = await backUpOld();
    for (const passphrase of [PASSPHRASE, null])
      await expect(restore(backup, { passphrase })).rejects.toThrow(
        'made by an Ufuk that did not sign backups',
      );
    const { doubt, contents } = await restore(backup, { isUnchecked: true });
    expect(doubt).toContain('cannot be checked');
    expect(contents).toEqual(await contentsOf(test.database.config));
  });

  it('is no reason to trust its list: the next backup reads the files themselves', async () => {
    const old = await backUpOld();
    const next = await backUp(KEYS, old.folder);
    expect((await restore(next)).doubt).toBeNull();
  });
});

it('the next backup takes hashes only from a list that is signed', async () => {
  const first = await backUp();
  // A stored file of equal size and its hash in the list, with a signature of nobody.
  await writeFile(join(first.folder, 'files/media/a/bir.txt'), 'kot');
  const wrong = createHash('sha256').update('kot').digest('hex');
  await replacePart(first, 'files.gz', `media/a/bir.txt 3 ${wrong}\n`);
  const second = await backUp(KEYS, first.folder);
  await expect(restore(second)).rejects.toThrow(
    'the file media/a/bir.txt of the backup was changed',
  );
});

it('jobs of another version of their tables are left out, and the rest is restored', async () => {
  const backup = await backUp(null);
  await rewrite(backup, (_stored, manifest) => {
    manifest.jobTables = 1;
    for (const table of manifest.tables)
      if (table.schema === 'pgboss') table.columns = ['other', ...table.columns];
  });
  const { contents } = await restore(backup, { passphrase: null });
  expect(contents['"public"."users"']).toEqual(
    (await contentsOf(test.database.config))['"public"."users"'],
  );
  const client = new pg.Client({
    ...test.database.config,
    password: test.database.config.password,
  });
  await client.connect();
  const { rows } = await client.query('select version from pgboss.version');
  await client.end();
  expect(contents['"pgboss"."version"']?.[0]).toContain(`${rows[0].version},`);
});
