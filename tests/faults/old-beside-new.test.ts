import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from '../harness/data-folder.ts';
import { databaseUrl } from '../harness/database-url.ts';
import { eventually } from '../harness/eventually.ts';
import { FORM_SERVER, openForm } from '../harness/form-client.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { fieldKeysVariable } from '../harness/keys.ts';
import { type RunningServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, type StaffClient, signInAt } from '../harness/staff-client.ts';

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** What a later release may do while this one still runs: see "Migrations" in docs/architecture.md. */
async function migrateFurther(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  for (const { name } of rows)
    await client.query(
      `ALTER TABLE ${name} ADD COLUMN from_later text, ADD COLUMN with_default int NOT NULL DEFAULT 7`,
    );
  await client.query('CREATE TABLE from_later (id int PRIMARY KEY)');
  await client.query('CREATE INDEX from_later_index ON contents (from_later)');
  await client.query(
    `INSERT INTO drizzle.__drizzle_migrations (hash, created_at)
     SELECT 'from a later release', max(created_at) + 1000 FROM drizzle.__drizzle_migrations`,
  );
  await client.end();
}

const PAGES = ['/', '/haberler', '/haberler/once', '/tum-icerikler?ara=haber', '/sitemap.xml'];
const LISTS = [
  '/api/applications',
  '/api/audit',
  '/api/auth/users',
  '/api/contents',
  '/api/contents/trash',
  '/api/jobs/failed',
  '/api/media',
  '/api/meetings',
  '/api/messages',
  '/api/privacy/requests',
  '/api/redirects',
  '/api/webhooks',
];

async function expectWorking({ origin }: RunningServer, staff: StaffClient, title: string) {
  for (const path of PAGES)
    expect([path, (await fetch(origin + path)).status]).toEqual([path, 200]);
  for (const path of LISTS)
    expect([path, (await staff.call('GET', path)).status]).toEqual([path, 200]);
  const saved = await staff.call('POST', '/api/contents', publishedContent(title));
  expect([saved.status, await saved.clone().text()]).toEqual([201, expect.anything()]);
  const { data } = (await saved.json()) as { data: { id: string; version: number } };
  const read = await staff.call('GET', `/api/contents/${data.id}`);
  expect(read.status).toBe(200);
  expect(JSON.stringify(await read.json())).not.toContain('from_later');
  const form = await openForm(origin, '/bize-ulasin');
  const sent = await form.send({
    name: 'Gönderen',
    email: 'gonderen@posta.example',
    topic: 'other',
    text: 'Sorum var.',
  });
  expect(sent.status).toBe(303);
  await eventually(async () => (await fetch(`${origin}/haberler`)).text()).toContain(title);
}

it('a process goes on, and can be started, after a later release has migrated the database', async () => {
  const database = await freshDatabase();
  closing.push(database.drop);
  const dataDir = await makeFolder('old-beside-new');
  const env = {
    ...ADMIN,
    ...FORM_SERVER,
    DEMO: 'off',
    FIELD_KEYS: fieldKeysVariable(1),
    DATABASE_URL: databaseUrl(database.config),
    DATA_DIR: dataDir,
  };
  const old = await startServer(env);
  closing.push(old.stop);
  const staff = await signInAt(old.origin);
  const first = await staff.call('POST', '/api/contents', publishedContent('Önce'));
  expect(first.status).toBe(201);
  // Its connections have prepared statements for the schema of before.
  await expectWorking(old, staff, 'Eski şemayla');

  await migrateFurther(database.config as pg.ClientConfig);
  await expectWorking(old, staff, 'Yeni şemayla');
  expect(old.output()).not.toMatch(/"level":"?(error|50)/);

  // Also the way back: the release of before is started on the newer database.
  const again = await startServer(env);
  closing.push(again.stop);
  await expectWorking(again, await signInAt(again.origin), 'Geri dönülünce');
  expect(await (await fetch(`${again.origin}/haberler`)).text()).toContain('Yeni şemayla');
});
