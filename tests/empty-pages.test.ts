import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from './harness/eventually.ts';
import { openTestApp, type TestApp } from './harness/test-app.ts';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
});
afterAll(() => test.close());

const page = async (url: string): Promise<string> => (await test.call({ url })).body;

interface Content {
  id: string;
  version: number;
}
async function send(method: 'POST' | 'PUT', url: string, payload: object): Promise<Content> {
  const reply = await test.call({ method, url: `/api${url}`, headers, payload });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json().data;
}

const REPORT = {
  title: 'Kent suyu raporu',
  slug: 'kent-suyu-raporu',
  category: 'raporlar',
  summary: 'Özet.',
  body: 'Metin.',
};
const publish = () => send('POST', '/contents', { ...REPORT, state: 'published' });
const withdraw = ({ id, version }: Content) =>
  send('PUT', `/contents/${id}`, { ...REPORT, version, state: 'draft' });

/** The places that lead to the list of reports. */
async function placesWithReports(): Promise<string[]> {
  const [home, other, sitemap, search] = await Promise.all(
    ['/', '/uye-olun', '/sitemaps/pages.xml', '/tum-icerikler?ara=raporlar'].map(page),
  );
  const part = (html: string, name: string) =>
    new RegExp(`<${name}[ >][\\s\\S]*?</${name}>`).exec(html)?.[0] ?? '';
  const link = 'href="/raporlar"';
  const found = {
    menu: part(other as string, 'header').includes(link),
    drawer: part(other as string, 'dialog').includes(link),
    footer: part(other as string, 'footer').includes(link),
    home: part(home as string, 'main').includes(link),
    sitemap: (sitemap as string).includes('/raporlar</loc>'),
    search: part(search as string, 'main').includes('<h3><a href="/raporlar">'),
  };
  return Object.keys(found).filter((place) => found[place as keyof typeof found]);
}

const isForSearchEngines = async () => !(await page('/raporlar')).includes('content="noindex');

it('a page that was left out while it was empty comes back with its first entry, and leaves with its last', async () => {
  expect(await placesWithReports()).toEqual([]);
  expect(await isForSearchEngines()).toBe(false);

  const report = await publish();
  await eventually(placesWithReports).toEqual([
    'menu',
    'drawer',
    'footer',
    'home',
    'sitemap',
    'search',
  ]);
  expect(await isForSearchEngines()).toBe(true);
  // In the other languages, too.
  expect(await page('/de/uye-olun')).toContain('href="/de/raporlar"');

  await withdraw(report);
  await eventually(placesWithReports).toEqual([]);
  expect(await isForSearchEngines()).toBe(false);
  expect((await test.call({ url: '/raporlar' })).statusCode).toBe(200);

  const second = await send('POST', '/contents', {
    ...REPORT,
    slug: 'ikinci-rapor',
    state: 'published',
  });
  await eventually(placesWithReports).toContain('menu');
  expect(second.id).not.toBe(report.id);
});
