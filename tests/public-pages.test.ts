import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES } from '../src/app/features.server.ts';
import { CONSENT_PATH } from '../src/features/measurement/consent.ts';
import { STANDARD_MENU } from '../src/features/menu/standard-menu.ts';
import { LOCALES, localePath } from '../src/platform/i18n/locales.ts';
import { openTestApp, type TestApp } from './harness/test-app.ts';

let test: TestApp;
let editor: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp(undefined, { emptyPages: [] });
  await test.addUser('editor', 'editor');
  editor = await test.signIn('editor');
  await publish('Sayfa önbelleği sınaması');
});
afterAll(() => test.close());

async function publish(title: string, change: object = {}) {
  const payload = { title, category: 'haberler', body: 'Metin.', state: 'published', ...change };
  const reply = await test.call({ method: 'POST', url: '/api/contents', payload, headers: editor });
  expect(reply.statusCode).toBe(201);
  return reply.json().data as { id: string; path: string };
}
const get = (url: string, headers: Record<string, string> = {}) =>
  test.call({ method: 'GET', url, headers });

describe('every public address', () => {
  const paths = PAGES.map((page) => page.path).filter(
    (path) => !path.includes(':') && path !== '/contact' && path !== CONSENT_PATH,
  );
  it.each(LOCALES.flatMap((locale) => paths.map((path) => localePath(locale, path))))(
    '%s is a page',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body).toMatch(/^<!doctype html><html lang="(tr|en|de|es)"/i);
      expect(reply.body).not.toMatch(/\b(site|content|platform):[a-z]/);
    },
  );
});

describe('a page', () => {
  it('is sent with the best compression that the browser accepts', async () => {
    const plain = await get('/haberler');
    const br = await get('/haberler', { 'accept-encoding': 'gzip, br' });
    const gz = await get('/haberler', { 'accept-encoding': 'gzip, br;q=0' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
  });

  it('is not sent again to a browser that has the same version', async () => {
    const { etag } = (await get('/haberler')).headers;
    const again = await get('/haberler', { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    await publish('Yeni bir haber daha');
    expect((await get('/haberler', { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('answers HEAD as GET without a body', async () => {
    const head = await test.call({ method: 'HEAD', url: '/makaleler' });
    expect(head.statusCode).toBe(200);
    expect(head.headers['content-length']).toBe(
      (await get('/makaleler')).headers['content-length'],
    );
    expect(head.body).toBe('');
  });

  it('is the same for every host, cookie and unknown parameter', async () => {
    const plain = (await get('/haberler')).body;
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', cookie: 'a=b' };
    expect((await get('/haberler?utm_source=x&sayfa=1', headers)).body).toBe(plain);
    expect(plain).toContain('http://ufuk.test/haberler');
  });

  it('with a slash too many redirects to the canonical address, on this site only', async () => {
    expect((await get('/haberler/?yil=2026')).headers.location).toBe('/haberler?yil=2026');
    expect((await get('//evil.example/x')).headers.location).toBe('/evil.example/x');
    expect((await get('/%5Cevil.example')).statusCode).toBe(404);
  });

  it.each([
    ['/%68aberler?yil=2026', '/haberler?yil=2026'],
    ['/%65n/iletisim', '/en/iletisim'],
    ['/rss%2Exml', '/rss.xml'],
  ])(
    'written with needless escapes, %s, redirects to the plain address',
    async (written, plain) => {
      const reply = await get(written);
      expect([reply.statusCode, reply.headers.location]).toEqual([301, plain]);
    },
  );

  it('that does not exist is a 404 page in the language of its address', async () => {
    const turkish = await get('/yok');
    expect(turkish.statusCode).toBe(404);
    expect(turkish.body).toContain('<html lang="tr"');
    expect((await get('/en/haberler/yok')).body).toContain('<html lang="en"');
    // The language menu links the same address: it may exist in that language.
    const lost = (await get('/en/haberler/yok"<b>')).body;
    for (const url of ['/haberler/yok', '/de/haberler/yok', '/es/haberler/yok'])
      expect((await get('/en/haberler/yok')).body).toContain(`href="${url}"`);
    expect(lost).not.toContain('href="/404"');
    expect(lost).not.toContain('yok"<b>');
    expect((await test.call({ method: 'POST', url: '/haberler', payload: {} })).statusCode).toBe(
      404,
    );
  });

  it('that does not exist offers a search field', async () => {
    const { body } = await get('/en/haberler/yok');
    const [form] = body.match(/<form[^>]*action="\/en\/tum-icerikler".*?<\/form>/s) ?? [''];
    expect(form).toMatch(/<input[^>]*name="ara"/);
  });

  it('has the security headers', async () => {
    for (const url of ['/', '/yok', '/api/menu/list', '/auth/login']) {
      const { headers } = await get(url);
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      if (!url.startsWith('/api')) {
        expect(headers['content-security-policy'], url).toContain("default-src 'none'");
        expect(headers['content-security-policy'], url).not.toContain('unsafe');
      }
    }
  });
});

describe('the menu in the header', () => {
  const links = async () => {
    const [menu] = (await get('/iletisim')).body.match(
      /<nav [^>]*aria-label="Ana menü".*?<\/nav>/s,
    ) ?? [''];
    return [...menu.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, url]) => url);
  };

  it('is the standard menu until another one is stored', async () => {
    const standard = STANDARD_MENU.flatMap((item) =>
      item.children.length > 0 ? item.children : [item],
    );
    expect(standard.length).toBeGreaterThan(10);
    expect(await links()).toEqual(standard.map(({ url }) => url));

    const run = (statement: string) => test.app.services.db.execute(sql.raw(statement));
    await run(`insert into menu_items (title, url, position) values ('Tüzük', '/tuzuk', 1)`);
    test.app.forgetAll();
    expect(await links()).toEqual(['/tuzuk']);
    await run('delete from menu_items');
    test.app.forgetAll();
  });
});

describe('lists', () => {
  it('have pages with a fixed number of rows, and no page after the last', async () => {
    for (let n = 1; n <= 25; n++)
      await publish(`Makale ${String(n).padStart(2, '0')}`, { category: 'makaleler' });
    const rows = async (url: string) =>
      [...(await get(url)).body.matchAll(/href="\/makaleler\/(makale-\d\d)"/g)].map((m) => m[1]);
    const all = [
      ...(await rows('/makaleler')),
      ...(await rows('/makaleler?sayfa=2')),
      ...(await rows('/makaleler?sayfa=3')),
    ];
    expect(new Set(all).size).toBe(25);
    expect((await get('/makaleler?sayfa=4')).statusCode).toBe(404);
    expect((await get('/makaleler?yil=2026&sayfa=3')).statusCode).toBe(200);
    expect((await get('/tum-icerikler?kategori=makaleler&sayfa=3')).statusCode).toBe(200);
  });
});

describe('while the database is unavailable', () => {
  it('cached pages are served, the others are a 503', async () => {
    await get('/ziyaretler');
    const before = await get('/ziyaretler');
    const { db } = test.app.services;
    const real = db.$client.query;
    const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    db.$client.query = (() => Promise.reject(gone)) as never;
    const consoleError = console.error;
    console.error = () => {};
    try {
      expect((await get('/ziyaretler')).body).toBe(before.body);
      expect(before.headers['cache-control']).toMatch(/^public,.* no-transform$/);
      const other = await get('/haberler/bir-haber');
      expect(other.statusCode).toBe(503);
      expect(other.headers['retry-after']).toBe('5');
      expect(other.headers['cache-control']).toBe('no-store, no-transform');
      expect(other.body).toContain('<html lang="tr"');
      const api = await get('/api/contents');
      expect([api.statusCode, api.json().code]).toEqual([503, 'unavailable']);
    } finally {
      db.$client.query = real;
      console.error = consoleError;
    }
    expect((await get('/raporlar')).statusCode).toBe(200);
  });

  it('/healthz and /readyz answer 200 when the process can serve', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).statusCode).toBe(200);
  });
});

describe('the menu', () => {
  it('lists only visible entries, in their order', async () => {
    const { db } = test.app.services;
    await db.execute(sql`insert into menu_items (id, parent_id, title, url, visible, external, position) values
      ('00000000-0000-4000-8000-000000000001', null, 'İkinci', '/makaleler', true, false, 2),
      ('00000000-0000-4000-8000-000000000002', null, 'Birinci', '/haberler', true, false, 1),
      ('00000000-0000-4000-8000-000000000003', null, 'Gizli', '/arsiv', false, false, 3),
      ('00000000-0000-4000-8000-000000000004', '00000000-0000-4000-8000-000000000001', 'Alt', 'https://ufuk.example', true, true, 1),
      ('00000000-0000-4000-8000-000000000005', null, 'Tuzak', 'javascript:alert(1)', true, true, 4),
      ('00000000-0000-4000-8000-000000000006', null, 'Başka yer', '//evil.example', true, false, 5)`);
    const { data } = (await get('/api/menu/list')).json();
    expect(data.map((item: { title: string }) => item.title)).toEqual(['Birinci', 'İkinci']);
    expect(data[1].children).toEqual([
      {
        _id: '00000000-0000-4000-8000-000000000004',
        title: 'Alt',
        url: 'https://ufuk.example',
        visible: true,
        external: true,
      },
    ]);
  });
});
