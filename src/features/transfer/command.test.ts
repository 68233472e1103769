import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrl } from '../../../tests/harness/database-url.ts';
import { fieldKeysVariable } from '../../../tests/harness/keys.ts';
import { runCommand, runFromSources } from '../../../tests/harness/run-command.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { wxr } from '../../../tests/harness/wxr.ts';
import { auditEvents } from '../audit/tables.server.ts';
import { contents } from '../content/tables.server.ts';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await openTestApp();
  folder = await mkdtemp(join(tmpdir(), 'ufuk-command-'));
  await mkdir(join(folder, 'data'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command as in a terminal, while the product uses the database. */
const run = (name: string, args: string[], runIt = runCommand) =>
  runIt(name, args, {
    DATABASE_URL: databaseUrl(test.database.config),
    DATA_DIR: join(folder, 'data'),
    FIELD_KEYS: fieldKeysVariable(1),
  });
const all = () => test.app.services.db.select().from(contents);

it('imports a file from the command line, checked first and without duplicates, and exports it', async () => {
  // Also at a second try of this test.
  await test.app.services.db.execute(sql`truncate contents, import_entries cascade`);
  await rm(join(folder, 'everything.zip'), { force: true });
  const file = join(folder, 'site.xml');
  const posts = [
    { id: 1, title: 'Kıyıda sabah', categories: ['yazilar'] },
    { id: 2, title: 'Çöpteki yazı', status: 'trash' },
    { id: 3, title: 'Yarın', status: 'future', date: '2040-01-01 09:00:00' },
  ];
  await writeFile(file, wxr(posts));
  const checked = await run('import', [file, '--dry-run']);
  expect(checked.said).toContain('Checked only, nothing was written. Entries: 3. New: 2');
  expect(checked.said).toContain(
    'Categories that are none of ours: yazilar (1). They become haberler;',
  );
  expect(checked.output).toMatch(/^2\tSkipped\tÇöpteki yazı\t.+\n$/);
  expect(checked.code).toBe(0);
  expect(await all()).toEqual([]);

  const args = [file, '--category', 'Yazılar=/MAKALELER'];
  const imported = await run('import', args, runFromSources);
  expect(imported.said).toContain('Entries: 3. New: 2');
  expect(imported.code).toBe(0);
  const made = await all();
  expect(made.map(({ title, category, state }) => [title, category, state])).toEqual([
    ['Kıyıda sabah', 'makaleler', 'published'],
    ['Yarın', 'haberler', 'scheduled'],
  ]);
  const again = await run('import', args);
  expect(again.said).toContain('Unchanged: 2');
  expect((await all()).length).toBe(2);
  const { db } = test.app.services;
  expect(await db.$count(auditEvents, eq(auditEvents.action, 'transfer.import'))).toBeGreaterThan(
    1,
  );

  const target = join(folder, 'everything.zip');
  const exported = await run('export', [target], runFromSources);
  expect(exported.said).toMatch(/everything\.zip: 1 MB\.\n$/);
  expect(exported.code).toBe(0);
  const zip = await readFile(target);
  expect(zip.subarray(0, 2).toString()).toBe('PK');
  // The same kinds of records as from the dashboard; a ZIP lists its files at its end.
  for (const { name } of test.app.services.transfers)
    expect(zip.includes(`${name}.jsonl`)).toBe(true);
  expect(test.app.services.transfers.length).toBeGreaterThan(3);
  expect((await stat(target)).mode & 0o777).toBe(0o600);
  const second = await run('export', [target]);
  expect([second.code, second.said]).toEqual([
    1,
    `Nothing was exported: ${target} exists already.\n`,
  ]);
});

it('says little on standard error, however many entries there are', async () => {
  const many = join(folder, 'many.xml');
  const posts = Array.from({ length: 60 }, (_, n) => ({ id: 100 + n, html: '<p><u>Söz</u></p>' }));
  await writeFile(many, wxr(posts));
  const { said, output } = await run('import', [many], runFromSources);
  expect(said.trim().split('\n').length).toBeLessThan(10);
  expect(said).toMatch(/"msg":"audit"/);
  expect(output.match(/: <u>$/gm)).toHaveLength(60);
  await test.app.services.db.execute(sql`truncate contents, import_entries cascade`);
});

it('names what is wrong with a file or an argument, and writes nothing', async () => {
  const before = await all();
  const broken = join(folder, 'broken.xml');
  await writeFile(broken, `${wxr([{ id: 9 }]).slice(0, -30)}<`);
  for (const [args, said] of [
    [[broken], /^The file was not imported: .*line \d+/m],
    [[join(folder, 'none.xml')], /there is no file/],
    [[broken, '--otherwise', 'spor'], /"spor" is no category; there are haberler, /],
    [[broken, '--category', 'yazilar'], /is no category/],
    [[], /name one file: npm run import -- site\.xml/],
  ] as const) {
    const reply = await run('import', [...args]);
    expect(reply.said).toMatch(said);
    expect(reply.code).toBe(1);
  }
  expect((await run('export', [])).said).toContain('name one new file');
  expect(await all()).toEqual(before);
});
