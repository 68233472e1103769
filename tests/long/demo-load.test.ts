import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrl } from '../harness/database-url.ts';
import { eventually } from '../harness/eventually.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { type LaunchedServer, launchServer, startServer } from '../harness/server.ts';
import { ADMIN, publishedContent, signInAt } from '../harness/staff-client.ts';

let database: FreshDatabase;
let folder: string;
const locks: pg.Client[] = [];
const launched: LaunchedServer[] = [];
beforeAll(async () => {
  database = await freshDatabase();
  folder = await mkdtemp('/tmp/ufuk-demo-load-');
});
afterAll(async () => {
  for (const one of launched) one.process.kill('SIGKILL');
  for (const one of locks) await one.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const environment = (change: Record<string, string> = {}) => ({
  ...ADMIN,
  DATABASE_URL: databaseUrl(database.config),
  DATA_DIR: folder,
  DEMO: 'on',
  ...change,
});

function launch(): LaunchedServer {
  const server = launchServer(environment());
  launched.push(server);
  return server;
}

/** Blocks the insert of picture rows (their files are stored first) until the client is closed. */
async function lockMedia(): Promise<{ client: pg.Client; granted: Promise<unknown> }> {
  const client = new pg.Client({ ...database.config, application_name: 'lock of the test' });
  await client.connect();
  locks.push(client);
  await client.query('begin');
  return { client, granted: client.query('lock table media in share mode') };
}

async function query<T extends pg.QueryResultRow>(statement: string): Promise<T[]> {
  const client = new pg.Client(database.config);
  await client.connect();
  const { rows } = await client.query<T>(statement);
  await client.end();
  return rows;
}

const uploads = () => readdir(join(folder, 'uploads/media')).catch(() => []);
const expectOutput = (server: LaunchedServer, text: string) =>
  eventually(server.output).toContain(text);

/** Waits until the connection with this name waits for a table lock. */
const waitsForLock = (name: string) =>
  eventually(async () => {
    const rows = await query(
      `select from pg_stat_activity where datname = current_database()
       and application_name = '${name}' and wait_event = 'relation'`,
    );
    return rows.length;
  }).toBe(1);

it('a demo load that is stopped or killed leaves no rows and files behind, and removes no files of others', {
  timeout: 400_000,
}, async () => {
  const foreign = join(folder, 'uploads/media/00000000-0000-4000-8000-000000000000');
  await mkdir(foreign, { recursive: true });
  await writeFile(join(foreign, '320.webp'), 'of another database');

  const one = await lockMedia();
  await one.granted;
  const first = launch();
  await waitsForLock('ufuk start');
  expect((await uploads()).length).toBeGreaterThan(1);
  const others = [launch(), launch()];
  for (const other of others) await expectOutput(other, 'Waiting for another Ufuk');

  // Stopped in the middle: it ends with code 0, and one of the waiting processes continues.
  const two = await lockMedia();
  await waitsForLock('lock of the test');
  first.process.kill('SIGTERM');
  await one.client.end();
  expect(await first.ended).toBe(0);
  await two.granted;
  await waitsForLock('ufuk start');
  expect(others.map((other) => other.process.exitCode)).toEqual([null, null]);
  const started = ({ output }: LaunchedServer) => output().includes('Loading the demo party');
  const second = others.find(started) as LaunchedServer;
  const third = others.find((other) => other !== second) as LaunchedServer;

  // Killed in the middle, while another process waits and is stopped.
  second.process.kill('SIGKILL');
  expect(await second.ended).toBe('SIGKILL');
  third.process.kill('SIGTERM');
  expect(await third.ended).toBe(0);
  await two.client.end();

  const server = await startServer(environment({ DEMO: 'off' }));
  const tables = ['contents', 'media', 'people', 'menu_items', 'documents', 'party'];
  const parts = tables.map((table) => `select from ${table}`).join(' union all ');
  expect(await query(parts)).toEqual([]);
  expect(await uploads()).toEqual(['00000000-0000-4000-8000-000000000000']);
  expect(await readFile(join(foreign, '320.webp'), 'utf8')).toBe('of another database');
  await server.stop();
});

it('data from a start without the demo is still there after a start with it', async () => {
  const before = await startServer(environment({ DEMO: 'off' }));
  const staff = await signInAt(before.origin);
  expect((await staff.call('POST', '/api/contents', publishedContent('Kalıcı haber'))).status).toBe(
    201,
  );
  const form = new FormData();
  const picture = await sharp({
    create: { width: 400, height: 300, channels: 3, background: '#246' },
  })
    .png()
    .toBuffer();
  form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'resim.png');
  const reply = await staff.call('POST', '/api/media', form);
  const { data } = (await reply.json()) as { data: { id: string; widths: number[] } };
  const path = `/media/${data.id}/${data.widths[0]}.webp`;
  expect((await fetch(before.origin + path)).status).toBe(200);
  await before.stop();

  const after = await startServer(environment());
  expect(after.output()).toContain('The demo party is not loaded');
  expect((await fetch(`${after.origin}/haberler/kalici-haber`)).status).toBe(200);
  expect((await fetch(after.origin + path)).status).toBe(200);
  await after.stop();
  expect(after.process.exitCode).toBe(0);
});
