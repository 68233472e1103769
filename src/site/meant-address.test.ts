import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('editor', 'editor');
  const headers = await test.signIn('editor');
  const send = (method: 'POST' | 'PUT', url: string, payload: object) =>
    test.call({ method, url, payload, headers });
  const content = { category: 'haberler', title: 'Yazı 5', body: 'Metin.', state: 'published' };
  expect((await send('POST', '/api/contents', content)).statusCode).toBe(201);
  await test.addUser('admin', 'admin');
  const admin = await test.signIn('admin');
  const payload = { from: '/2024/05/yazi-6', to: '/haberler/yazi-5', isPermanent: true };
  const reply = await test.call({ method: 'POST', url: '/api/redirects', payload, headers: admin });
  expect(reply.statusCode, reply.body).toBe(201);
});
afterAll(() => test.close());

/** Follows redirects from address to address, at most three. */
async function follow(url: string): Promise<[number, string]> {
  for (let at = url, i = 0; ; i++) {
    const reply = await test.call({ method: 'GET', url: at });
    if (reply.statusCode !== 301 || i === 3) return [reply.statusCode, at];
    at = reply.headers.location as string;
  }
}

describe('an address without a page leads to the page that was meant', () => {
  it.each([
    ['/%C3%BCye-olun', '/uye-olun'],
    ['/üye-olun', '/uye-olun'],
    ['/UYE-OLUN', '/uye-olun'],
    ['/Uye-Olun?utm_source=x', '/uye-olun?utm_source=x'],
    ['/HABERLER', '/haberler'],
    ['/EN/haberler', '/en/haberler'],
    ['/%C4%B0LET%C4%B0%C5%9E%C4%B0M', '/iletisim'],
    ['/haberler/yazi-5)', '/haberler/yazi-5'],
    ['/haberler/yazi-5.', '/haberler/yazi-5'],
    ['/haberler/yazi-5),', '/haberler/yazi-5'],
    ['/haberler/yazi-5%22', '/haberler/yazi-5'],
    ['/haberler/yazi-5%E2%80%9D', '/haberler/yazi-5'],
    ['/haberler/yazi-5%E2%80%8B', '/haberler/yazi-5'],
    ['/haberler/yazi-5%20', '/haberler/yazi-5'],
    ['/haberler/yazi-5%E2%80%99te', '/haberler/yazi-5'],
    ["/haberler/yazi-5'te", '/haberler/yazi-5'],
    ['/haberler/yaz%C4%B1-5', '/haberler/yazi-5'],
    ['/haberler/Yazi-5/', '/haberler/yazi-5'],
    ['/haberler/yazi-5/amp', '/haberler/yazi-5'],
    ['/haberler/yazi-5.html', '/haberler/yazi-5'],
    ['/2024/05/yazi-6/amp/', '/haberler/yazi-5'],
    ['/2024/05/yazi-6/feed/', '/haberler/yazi-5'],
    ['/2024/05/yazi-6/comment-page-1/', '/haberler/yazi-5'],
    ['/index.php/2024/05/yazi-6/', '/haberler/yazi-5'],
    ['/index.php', '/'],
    ['/haberler/feed/', '/haberler'],
  ])('%s → %s', async (typed, meant) => {
    expect(await follow(typed)).toEqual([200, meant]);
  });

  it('/feed leads to the feed', async () => {
    for (const url of ['/feed', '/feed/', '/feed/atom/'])
      expect((await follow(url))[1]).toBe('/rss.xml');
  });
});

it.each([
  '/yok',
  '/YOK',
  '/haberler/yazi-9)',
  '/haberler/yazi-5/yok/amp',
  '/wp-login.php',
  '/%E4%B8%AD',
  '//kotu.example/%C3%BC',
  '/%5Ckotu.example/%C3%BC',
  '/onizleme/ABC',
  `/${'%C3%BC'.repeat(400)}`,
])('%s has no page', async (url) => {
  const [status, at] = await follow(url);
  expect(status).toBe(404);
  if (at !== url) expect(at).toMatch(/^\/(?!\/)/);
});
