import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import type { Content } from '../schema.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
});
afterAll(() => test.close());

async function send(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): Promise<Content> {
  const url = `/api/contents${path}`;
  const reply = await test.call({ method, url, headers: editor, ...(payload && { payload }) });
  expect(reply.statusCode, reply.body).toBeLessThan(300);
  return reply.json().data;
}
const publish = (title: string, change: object = {}) =>
  send('POST', '', { title, category: 'haberler', body: 'Metin.', state: 'published', ...change });
const put = ({ id, ...content }: Content, change: object) => {
  const { title, category, body, slug, version, language, tags, pinned } = content;
  const fields = { title, category, body, slug, version, language, tags, pinned };
  return send('PUT', `/${id}`, { ...fields, ...change });
};

/** The places that can show or name a content, and whether they do. */
async function placesOf({ id, slug, path }: Content, turkish: Content): Promise<string[]> {
  const get = (url: string) => test.call({ method: 'GET', url });
  const names = async (url: string) => (await get(url)).body.includes(path);
  const found = async (url: string) => (await get(url)).statusCode === 200;
  const shown: Record<string, boolean> = {
    page: await found(path),
    'page in its language': await found(`/en${path}`),
    'address with its id': (await get(`/haberler/${id}`)).statusCode === 301,
    list: await names('/ufuk-eng'),
    'all contents': await names('/en/tum-icerikler'),
    'list of its tag': await names('/en/tum-icerikler?etiket=deneme'),
    archive: await names('/arsiv'),
    home: await names('/en'),
    search: await names('/tum-icerikler?ara=zeppelin'),
    'search in the archive': await names('/tum-icerikler?ara=zeppelin&arsiv=1'),
    'feed of its category': await names('/en/ufuk-eng/rss.xml'),
    'feed of all': await names('/rss.xml'),
    sitemap: await names('/sitemaps/contents-1.xml'),
    'share picture': await found(`/paylas${path}.png`),
    'reading API, list': await names('/api/published?language=en'),
    'reading API, search': await names('/api/published?q=zeppelin'),
    'reading API, one': await found(`/api/published/${slug}`),
    'reading API, translation': await names(`/api/published/${turkish.slug}`),
    'page of its translation': await names(turkish.path),
  };
  return Object.keys(shown).filter((place) => shown[place]);
}

const WHERE_FOUND = ['page', 'page in its language', 'address with its id'];
const BY_ADDRESS = ['share picture', 'reading API, one'];
const AS_TRANSLATION = ['reading API, translation', 'page of its translation'];
const PUBLISHED = [
  ...WHERE_FOUND,
  'list',
  'all contents',
  'list of its tag',
  'home',
  'search',
  'search in the archive',
  'feed of its category',
  'feed of all',
  'sitemap',
  'share picture',
  'reading API, list',
  'reading API, search',
  'reading API, one',
  ...AS_TRANSLATION,
];
const ARCHIVED = [
  ...WHERE_FOUND,
  'archive',
  'search in the archive',
  'sitemap',
  ...BY_ADDRESS,
  ...AS_TRANSLATION,
];

it.each([
  ['published again', PUBLISHED, (one: Content) => put(one, { state: 'published' })],
  ['archived', ARCHIVED, (one: Content) => put(one, { state: 'archived' })],
  ['a draft again', [], (one: Content) => put(one, { state: 'draft' })],
  ['in review', [], (one: Content) => put(one, { state: 'inReview' })],
  [
    'scheduled',
    [],
    (one: Content) => put(one, { state: 'scheduled', publishedAt: '2026-12-01T09:00:00Z' }),
  ],
  ['in the trash', [], ({ id, version }: Content) => send('DELETE', `/${id}?version=${version}`)],
])(
  'a translated content that is %s is shown where it should be',
  async (_state, places, change) => {
    const turkish = await publish('Zeplin');
    const english = await publish('Zeppelin', {
      category: 'english',
      translationOf: turkish.id,
      tags: ['deneme'],
      pinned: true,
    });
    // Now every place is cached with it.
    expect(await placesOf(english, turkish)).toEqual(PUBLISHED);
    await change(english);
    expect(await placesOf(english, turkish)).toEqual(places);
    await test.app.services.db.execute('delete from contents');
    test.app.forgetAll();
  },
);
