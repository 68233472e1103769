import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { MOST_FOUND } from './contract.ts';

let test: TestApp;
let headers: Record<string, string>;
const PUBLISHED = MOST_FOUND + 60;

beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  headers = await test.signIn('editor');
  const { db } = test.app.services;
  // Through their trigger the words of so many contents take ten seconds.
  await db.execute(sql`alter table contents disable trigger content_search_insert`);
  await db.execute(sql`
    insert into contents (title, slug, category, state, author, published_at, created_at, updated_at)
    select 'Ortak ' || n, 'ortak-' || n, case when n % 2 = 0 then 'haberler' else 'makaleler' end,
      case when n > ${PUBLISHED} then 'draft' when n % 50 = 0 then 'archived' else 'published' end,
      case when n % 100 = 1 then 'Deniz' else '' end,
      case when n > ${PUBLISHED} then null else at end, at, at + n * interval '3 hours'
    from (select n, timestamptz '2026-11-01' - n * interval '1 hour' as at
      from generate_series(1, ${PUBLISHED + 5}) n) made`);
  await db.execute(sql`
    insert into content_search (content_id, published_at, words)
    select id, published_at, ($$'ortak' 'Hortak' 'Tortak' $$
      || case when state = 'archived' then 'Sarchived ' else '' end || 'C' || category)::tsvector
    from contents where slug like 'ortak-%' and state <> 'draft'`);
  await db.execute(sql`alter table contents enable trigger content_search_insert`);
  await db.execute(sql`insert into search_words (word, stem, spelling) values ('ortak', 'ortak', 'ortak')
    on conflict do nothing`);
});
afterAll(() => test.close());

const get = async (query: string) => {
  const reply = await test.call({ url: `/api/contents${query}`, headers });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const numbers = (list: { data: { title: string }[] }) =>
  list.data.map(({ title }) => Number(title.split(' ')[1]));

it('a search that finds many has the first ones in the order of the list, also of drafts', async () => {
  const first = await get('?q=ortak&pageSize=8');
  const drafts = [1, 2, 3, 4, 5].map((n) => PUBLISHED + n);
  expect(numbers(first).slice(0, 5).toSorted()).toEqual(drafts);
  expect(numbers(first).slice(5)).toEqual([1, 2, 3]);
  expect(numbers(await get('?q=ortak&pageSize=8&page=2')).slice(0, 2)).toEqual([4, 5]);
  expect(numbers(await get('?q=ortak&sort=publishedAt&pageSize=2'))).toEqual([
    PUBLISHED,
    PUBLISHED - 1,
  ]);
  const changed = await get('?q=ortak&sort=-updatedAt&pageSize=7');
  expect(numbers(changed)).toEqual(Array.from({ length: 7 }, (_, n) => PUBLISHED + 5 - n));
});

it('counts up to a limit what it finds, and exactly below it', async () => {
  expect((await get('?q=ortak')).total).toBe(MOST_FOUND);
  expect((await get('?q=ortak&state=archived')).total).toBe(Math.floor(PUBLISHED / 50));
  expect((await get('?q=ortak&state=draft')).total).toBe(5);
  expect((await get('?q=ortak&category=haberler')).total).toBe(PUBLISHED / 2 + 2);
  expect((await get('?q=ortak&author=Deniz')).total).toBe(Math.ceil(PUBLISHED / 100));
  const { data } = await get('/counts?q=ortak');
  expect(data).toMatchObject({ archived: Math.floor(PUBLISHED / 50), draft: 5, pending: 0 });
  expect(data.published).toBe(MOST_FOUND);
  expect(data.all).toBeGreaterThan(MOST_FOUND);
  expect((await get('/counts?q=ortak&author=Deniz')).data.published).toBe(
    Math.ceil(PUBLISHED / 100),
  );
});

it('a draft is found by its present title, and no longer once it is in the trash', async () => {
  const saved = async (method: 'POST' | 'PUT', url: string, payload: object) =>
    (await test.call({ method, url, headers, payload })).json().data;
  const fields = { category: 'haberler', body: 'Metin.' };
  const draft = await saved('POST', '/api/contents', { ...fields, title: 'Işıklı gölet' });
  expect((await get('?q=isikli')).total).toBe(1);
  const { id, version } = draft;
  const changed = await saved('PUT', `/api/contents/${id}`, {
    ...fields,
    title: 'Karanlık gölet',
    version,
  });
  expect((await get('?q=isikli')).total).toBe(0);
  expect((await get('?q=lık göl')).total).toBe(1);
  const items = [{ id, version: changed.version }];
  await saved('POST', '/api/contents/bulk', { action: 'delete', items });
  expect((await get('?q=lık göl')).total).toBe(0);
});
