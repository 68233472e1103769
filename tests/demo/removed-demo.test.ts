import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CATEGORIES, CATEGORY_NAMES } from '../../src/features/content/schema.ts';
import type { DemoPlan } from '../../src/features/installation/contract.ts';
import type { PartyRecord } from '../../src/features/party/contract.ts';
import { LOCALES, localePath } from '../../src/platform/i18n/locales.ts';
import { APPLY_PATH, TYPED_APPLICATION } from '../harness/application-form.ts';
import { DEMO_START_MS, type DemoServer, startDemoServer } from '../harness/demo-server.ts';
import { eventually } from '../harness/eventually.ts';
import { FORM_SERVER, openForm } from '../harness/form-client.ts';
import { readPdf } from '../harness/read-pdf.ts';
import { type StaffClient, signInAt } from '../harness/staff-client.ts';
import { crawl } from '../pages/html/crawl.ts';
import { SEEDS } from '../pages/html/kinds.ts';
import { readDemoWords, wordsIn } from './demo-words.ts';
import { readDrawnTexts } from './drawn-texts.ts';

let server: DemoServer;
let staff: StaffClient;
let words: string[];
let plan: DemoPlan;
/** Files that the pages of the demo offer. */
let downloads: string[];
beforeAll(async () => {
  server = await startDemoServer({ env: FORM_SERVER });
  staff = await signInAt(server.origin);
  words = await readDemoWords();
}, DEMO_START_MS);
afterAll(() => server.stop());

async function read<T>(path: string): Promise<T> {
  const reply = await staff.call('GET', path);
  expect(reply.status, path).toBe(200);
  return ((await reply.json()) as { data: T }).data;
}
const remove = () => staff.call('DELETE', '/api/installation/demo');

async function query<T extends pg.QueryResultRow>(statement: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const { rows } = await client.query<T>(statement);
  await client.end();
  return rows;
}

/** Every table with its rows as text, but the audit log, which nobody can change. */
async function readDatabase(): Promise<Map<string, string>> {
  const tables = await query<{ name: string }>(`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'
      and table_name <> 'audit_events'`);
  const found = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await query<{ text: string | null }>(
      `select string_agg(t::text, E'\\n') as text from ${name} t`,
    );
    found.set(name, row?.text ?? '');
  }
  return found;
}

const listFiles = async () => {
  const files = await readdir(join(server.dataDir, 'uploads'), {
    recursive: true,
    withFileTypes: true,
  });
  return files
    .filter((file) => file.isFile())
    .map(({ name, parentPath }) => join(parentPath, name));
};

describe('the demo party', () => {
  it('is found by its words before it is removed', async () => {
    expect(words.length).toBeGreaterThan(900);
    const home = await (await fetch(server.origin)).text();
    expect(wordsIn(words, home).length).toBeGreaterThan(20);
    const database = [...(await readDatabase()).values()].join('\n');
    expect(wordsIn(words, database).length).toBeGreaterThan(800);
    expect((await listFiles()).length).toBeGreaterThan(500);
    const drawn = [...(await readDrawnTexts(server.databaseUrl)).values()].join('\n');
    expect(wordsIn(words, drawn).length).toBeGreaterThan(20);
  });

  it('has files to download, whose text is the demo’s', async () => {
    const pages = await Promise.all(
      ['/tuzuk', '/parti-programi', '/basin-kiti'].map(async (path) =>
        (await fetch(server.origin + path)).text(),
      ),
    );
    const found = pages.join().match(/\/[\w/-]+\.(?:pdf|jpg)(?=")/g) ?? [];
    // Without a logo of its own every party has the product's mark.
    downloads = [...new Set(found)].filter((path) => !/^\/(paylas\/|mark-print)/.test(path));
    expect(downloads.length).toBeGreaterThan(5);
    const pdf = downloads.find((path) => path.endsWith('.pdf')) ?? '';
    const bytes = await (await fetch(server.origin + pdf)).arrayBuffer();
    const { text } = await readPdf(Buffer.from(bytes));
    expect(text).toContain('Liberal Ufuk');
  });

  it('names what a removal takes, and takes nothing yet', async () => {
    plan = await read<DemoPlan>('/api/installation/demo');
    const counts = Object.fromEntries(plan.kinds.map(({ kind, removed }) => [kind, removed]));
    expect(counts).toMatchObject({ content: 96, user: 14, document: 8, menu: 35, adminName: 1 });
    expect(counts.application).toBeGreaterThan(100);
    expect(plan.kinds.every(({ kept }) => kept === 0)).toBe(true);
    expect(await read<DemoPlan>('/api/installation/demo')).toEqual(plan);
  });

  it('is removed once, when two ask for it', async () => {
    const made = await staff.call('POST', '/api/contents', {
      title: 'Kendi haberimiz',
      category: 'haberler',
      summary: 'Kendi özetimiz.',
      body: 'Kendi metnimiz.',
      state: 'published',
    });
    expect(made.status).toBe(201);
    const { fields, version } = await read<PartyRecord>('/api/party');
    const phone = '+903125550100';
    const change = { ...fields, phone, version };
    expect((await staff.call('PUT', '/api/party', change)).status).toBe(200);
    const replies = await Promise.all([remove(), remove()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    const counts = await Promise.all(
      replies.map(async (reply) => ((await reply.json()) as { data: DemoPlan }).data.kinds.length),
    );
    expect(counts.toSorted()).toEqual([0, plan.kinds.length]);
    expect(await read<DemoPlan>('/api/installation/demo')).toEqual({ isThere: false, kinds: [] });
    const events = await query<{ count: number }>(
      `select count(*)::int as count from audit_events where action = 'demo.remove'`,
    );
    expect(events).toEqual([{ count: 1 }]);
  });

  it('leaves no word in the database', async () => {
    const left = [...(await readDatabase())].map(([name, text]) => [name, wordsIn(words, text)]);
    expect(left.filter(([, found]) => found?.length)).toEqual([]);
  });

  it('leaves no file', async () => {
    await eventually(listFiles).toEqual([]);
  });

  it('leaves no word and no broken link on any page, in four languages', async () => {
    const site = await crawl(server.origin, SEEDS);
    const pages = [...site.pages.values()];
    expect(pages.length).toBeGreaterThan(80);
    const isError = ({ path }: { path: string }) => /\/(401|404|500)$/.test(path);
    expect(pages.filter((page) => page.status !== 200 && !isError(page)).map(shown)).toEqual([]);
    const said = new Map(
      pages.flatMap((page) => wordsIn(words, page.html).map((word) => [word, page.path])),
    );
    expect([...said]).toEqual([]);
    // One network may ask for so many share pictures only; each is drawn from the title of its page.
    const files = [...site.files.keys()].filter(
      (address) => !address.includes('/paylas/') || address.endsWith('/paylas/index.png'),
    );
    for (const address of files) {
      const reply = await fetch(address);
      expect(reply.status, `${address} on ${site.files.get(address)}`).toBe(200);
      expect(wordsIn(words, await reply.text()), address).toEqual([]);
    }
    expect(site.pages.get('/haberler')?.html).toContain('Kendi haberimiz');
    expect(site.pages.get('/iletisim')?.html).toMatch(/0312\s555\s01\s00/);
  });

  it('leaves no word in feeds, sitemaps, the manifest and the public API', async () => {
    const names = [
      '/robots.txt',
      '/manifest.webmanifest',
      '/sitemap.xml',
      '/.well-known/security.txt',
    ];
    const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
    const parts = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address as string).pathname,
    );
    const feeds = LOCALES.flatMap((locale) =>
      ['/rss.xml', '/haberler/rss.xml'].map((path) => localePath(locale, path)),
    );
    const lists = CATEGORY_NAMES.map((category) => `${CATEGORIES[category]}/rss.xml`);
    const calendars = LOCALES.map((locale) => localePath(locale, '/toplantilar.ics'));
    const api = ['/api/menu/list', '/api/published', '/api/published?all=1'];
    for (const path of [...names, ...parts, ...feeds, ...lists, ...calendars, ...api]) {
      const text = await (await fetch(server.origin + path)).text();
      expect(wordsIn(words, text), path).toEqual([]);
    }
  });

  it('leaves no word in what the dashboard reads', async () => {
    const description = await (await staff.call('GET', '/api/docs')).json();
    const paths = Object.entries((description as { paths: Record<string, object> }).paths)
      .filter(([path, methods]) => 'get' in methods && !path.includes('{'))
      .map(([path]) => path)
      .filter((path) => !/\/(audit|events|stream|export)/.test(path));
    expect(paths.length).toBeGreaterThan(40);
    for (const path of paths) {
      const reply = await staff.call('GET', path);
      const text = await reply.text();
      expect(reply.status, `${path} ${text.slice(0, 200)}`).toBeLessThan(500);
      expect(wordsIn(words, text), path).toEqual([]);
    }
  });

  it('leaves no word in the texts that share pictures are drawn from, in four languages', async () => {
    const drawn = await readDrawnTexts(server.databaseUrl);
    expect(drawn.size).toBeGreaterThan(30);
    const said = [...drawn].flatMap(([path, text]) =>
      wordsIn(words, text).map((word) => `${path}: ${word}`),
    );
    expect(said).toEqual([]);
  });

  it('leaves no file to download: neither a document nor a portrait or picture for the press', async () => {
    for (const path of downloads)
      expect((await fetch(server.origin + path)).status, path).toBe(404);
  });

  it('leaves no word in any e-mail that could be sent, in four languages', async () => {
    const kinds = await read<{ kind: string }[]>('/api/email-templates');
    expect(kinds.length).toBeGreaterThan(15);
    for (const { kind } of kinds)
      for (const locale of LOCALES) {
        const path = `/api/email-templates/${kind}/${locale}`;
        const { texts } = await read<{ texts: object }>(path);
        const reply = await staff.call('POST', `${path}/preview`, texts);
        const sent = await reply.text();
        expect(reply.status, `${path} ${sent}`).toBe(200);
        expect(wordsIn(words, sent), path).toEqual([]);
      }
  });

  it('leaves no word in e-mails', async () => {
    const user = { username: 'yeni', email: 'yeni@ufuk.test', role: 'editor', name: 'Yeni' };
    const reply = await staff.call('POST', '/api/auth/register', { ...user, surname: 'Editör' });
    expect(reply.status, await reply.text()).toBeLessThan(300);
    const outbox = join(server.dataDir, 'outbox');
    await eventually(async () => (await readdir(outbox).catch(() => [])).length).toBe(1);
    const [name] = await readdir(outbox);
    expect(wordsIn(words, await readFile(join(outbox, name as string), 'utf8'))).toEqual([]);
  });

  it('leaves no word in the declaration that an applicant signs', async () => {
    const form = await openForm(server.origin, APPLY_PATH);
    const sent = await form.send({ ...TYPED_APPLICATION, email: 'zeynep@ufuk.test' });
    expect(sent.status).toBe(303);
    const [{ id } = { id: '' }] = await read<{ id: string }[]>('/api/applications');
    const reply = await staff.call('POST', `/api/applications/${id}/declaration`, {});
    expect(reply.status).toBe(200);
    const { text, info } = await readPdf(Buffer.from(await reply.arrayBuffer()));
    expect(text).toContain('Üyelik giriş beyannamesi');
    expect(wordsIn(words, text + JSON.stringify(info))).toEqual([]);
  });
});

const shown = ({ path, status }: { path: string; status: number }) => `${status} ${path}`;
