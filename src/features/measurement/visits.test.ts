import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import type { VisitSummary } from './contract.ts';
import { pageVisits, visitSources } from './tables.server.ts';
import { sourceHost } from './visits.server.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
  const made = await test.call({
    method: 'POST',
    url: '/api/contents',
    headers: editor,
    payload: {
      title: 'Kıyı hepimizin',
      category: 'haberler',
      summary: 'Özet',
      body: 'Metin.',
      state: 'published',
    },
  });
  expect(made.statusCode).toBe(201);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.services.db.delete(pageVisits);
  await test.app.services.db.delete(visitSources);
});

let caller = 0;
/** Each report comes from another address: the limit counts addresses. */
const visit = (path: string, from?: string) =>
  test.call({
    method: 'POST',
    url: '/api/measurements',
    payload: {
      path,
      device: 'phone',
      values: { LCP: 900 },
      ...(from === undefined ? {} : { from }),
    },
    remoteAddress: `10.1.${Math.floor(++caller / 250)}.${caller % 250}`,
  });
async function summary(headers: Record<string, string> = {}): Promise<VisitSummary> {
  const reply = await test.call({
    url: '/api/measurements/visits',
    headers: { ...editor, ...headers },
  });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ data: VisitSummary }>().data;
}
const times = async (count: number, act: () => Promise<unknown>) => {
  for (let n = 0; n < count; n++) await act();
};

it('counts contents and fixed pages in all languages, and names them', async () => {
  await times(4, () => visit('/haberler/kiyi-hepimizin'));
  await times(2, () => visit('/en/haberler/kiyi-hepimizin/'));
  await times(5, () => visit('/iletisim'));
  const { total, pages, byDay } = await summary({ 'accept-language': 'en' });
  expect(total).toBe(11);
  expect(pages).toEqual([
    { path: '/haberler/kiyi-hepimizin', title: 'Kıyı hepimizin', visits: 6 },
    { path: '/iletisim', title: 'Contact', visits: 5 },
  ]);
  expect(byDay).toHaveLength(28);
  expect(byDay.at(-1)).toEqual({ day: '2026-11-20', visits: 11 });
});

it('stores no address that the site does not have, and shows no page with few visits', async () => {
  await times(6, () => visit('/haberler/boyle-bir-haber-yok'));
  await times(6, () => visit('/uydurma/adres'));
  await times(4, () => visit('/haberler'));
  const { total, pages } = await summary();
  expect({ total, pages }).toEqual({ total: 16, pages: [] });
  const stored = await test.app.services.db.select().from(pageVisits);
  expect(stored.map(({ path }) => path).sort()).toEqual(['', '/haberler']);
});

it('counts the sites before, without the rest of their addresses', async () => {
  await times(5, () => visit('/', 'www.Gazete.example:443'));
  await times(4, () => visit('/', 'seyrek.example'));
  await times(3, () => visit('/', 'bu bir <script> değil'));
  await times(2, () => visit('/'));
  const { sources, direct } = await summary();
  expect(sources).toEqual([{ host: 'gazete.example', visits: 5 }]);
  expect(direct).toBe(5);
});

it('refuses a host that is too long, and users who may not see the numbers', async () => {
  expect((await visit('/', 'a'.repeat(300))).statusCode).toBe(422);
  await test.addUser('okur', 'user');
  const reply = await test.call({
    url: '/api/measurements/visits',
    headers: await test.signIn('okur'),
  });
  expect(reply.statusCode).toBe(403);
});

it('stores at most a thousand sites for a day', async () => {
  const { db } = test.app.services;
  await db.execute(`insert into visit_sources (day, host, visits)
    select '2026-11-20', 'site-' || n || '.example', 1 from generate_series(1, 1000) n`);
  await times(5, () => visit('/', 'yeni.example'));
  await times(4, () => visit('/', 'site-7.example'));
  const { sources, direct } = await summary();
  expect(sources).toEqual([{ host: 'site-7.example', visits: 5 }]);
  expect(direct).toBe(5);
});

it.each([
  ['www.gazete.example', 'gazete.example'],
  ['M.Gazete.example', 'gazete.example'],
  ['xn--rnek-5qa.example', 'xn--rnek-5qa.example'],
  ['localhost', ''],
  ['192.0.2.7', ''],
  ['gazete..example', ''],
  ['', ''],
])('reads %s as %s', (host, read) => expect(sourceHost(host)).toBe(read));
