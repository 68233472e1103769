import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
  for (const [title, publishedAt] of [
    ['Yılbaşı gecesi', '2014-12-31T21:30:00Z'],
    ['Yılın ilk dakikaları', '2014-12-31T22:10:00Z'],
  ]) {
    const payload = {
      title,
      publishedAt,
      category: 'haberler',
      body: 'Metin.',
      state: 'published',
    };
    const reply = await test.call({
      method: 'POST',
      url: '/api/contents',
      payload,
      headers: editor,
    });
    expect(reply.statusCode, reply.body).toBe(201);
  }
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: 'GET', url, headers: editor });

// Until September 2016 the winter of Turkey was at UTC+2.
it.each([
  ['Yılbaşı gecesi', 2014, '31 Aralık 2014'],
  ['Yılın ilk dakikaları', 2015, '1 Ocak 2015'],
])('%s is in the year and day of its date in Istanbul everywhere: %i', async (title, year, day) => {
  const list = await get(`/haberler?yil=${year}`);
  expect(list.statusCode).toBe(200);
  const shown = list.body.slice(list.body.indexOf('<main')).replace(/<[^>]+>/g, '');
  expect(shown).toContain(title);
  expect(shown).toContain(day);
  expect(shown).toMatch(/1 haber/);
  const titles = async (url: string) =>
    (await get(url)).json().data.map((one: { title: string }) => one.title);
  expect(await titles(`/api/published?year=${year}`)).toEqual([title]);
  const date = year === 2014 ? '2014-12-31' : '2015-01-01';
  expect(await titles(`/api/contents?from=${date}&to=${date}`)).toEqual([title]);
  expect(await titles(`/api/contents?state=published&year=${year}&page=1`)).toContain(title);
});

it('the list offers the years in which it finds something', async () => {
  const { body } = await get('/haberler');
  const years = [...body.matchAll(/<option value="(\d{4})"/g)].map(([, year]) => year);
  expect(years).toEqual(['2015', '2014']);
});
