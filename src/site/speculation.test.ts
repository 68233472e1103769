import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: 'GET', url });

it('every page links the speculation rules for prerendering the next page', async () => {
  for (const url of ['/', '/en/haberler', '/404', '/yok']) {
    const rules = (await get(url)).headers['speculation-rules'];
    expect(rules, url).toBe('"/speculation-rules.json"');
  }
  expect((await get('/auth/login')).headers['speculation-rules']).toBeUndefined();
});

it('the rules have the right content type, and exclude addresses that are not readable pages', async () => {
  const reply = await get('/speculation-rules.json');
  expect(reply.headers['content-type']).toMatch(/^application\/speculationrules\+json/);
  const [rule] = reply.json().prerender;
  expect(rule.eagerness).toBe('moderate');
  const [all, ...without] = rule.where.and;
  expect(all).toEqual({ href_matches: '/*' });
  const patterns = without.flatMap(({ not }: { not: { href_matches?: string } }) =>
    not.href_matches ? [new URLPattern(not.href_matches, 'https://ufuk.test')] : [],
  );
  const isLeftOut = (path: string) =>
    patterns.some((pattern: URLPattern) => pattern.test(`https://ufuk.test${path}`));
  for (const path of [
    '/auth/login',
    '/dashboard',
    '/dashboard/blog/1',
    '/api/menu/list',
    '/media/1/320.avif',
    '/belgeler/tuzuk.pdf',
    '/toplantilar.ics',
    '/uye-olun',
    '/basvurum?kod=B-7K4M-9XQ2',
    '/de/basvurum/geri-cek?t=abc',
    '/de/bize-ulasin',
    '/rss.xml',
  ])
    expect(isLeftOut(path), path).toBe(true);
  for (const path of ['/', '/en', '/haberler/bir-haber', '/tum-icerikler?yil=2025', '/es/bagis'])
    expect(isLeftOut(path), path).toBe(false);
});
