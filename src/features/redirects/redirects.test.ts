import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hearChanges } from '../../../tests/harness/hear-changes.ts';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { REDIRECT_LIMITS } from './contract.ts';
import { USE_COUNTS } from './find.server.ts';
import { redirects } from './tables.server.ts';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.services.db.delete(redirects);
  test.app.forgetAll();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path = '', payload?: object) =>
  test.call({ method, url: `/api/redirects${path}`, headers, ...(payload && { payload }) });
const add = (from: string, to: string, isPermanent = true) =>
  call('POST', '', { from, to, isPermanent });
async function added(from: string, to: string, isPermanent = true) {
  const reply = await add(from, to, isPermanent);
  expect(reply.statusCode, reply.body).toBe(201);
  return reply.json().data;
}
const paste = (...lines: string[]) =>
  call('POST', '/bulk', { lines: lines.join('\n'), isPermanent: true });
const list = async (query = '') => (await call('GET', query)).json().data;
/** Status and target of the reply to a visitor. */
async function visit(url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET', on = test) {
  const { statusCode, headers: sent } = await on.call({ method, url });
  return [statusCode, sent.location].filter((part) => part !== undefined);
}
const lastEvent = async (action: string) => {
  const url = `/api/audit?action=${action}&pageSize=1`;
  return (await test.call({ url, headers })).json().data[0];
};

describe('a visitor', () => {
  it('is led from a former address to the new one', async () => {
    expect(await visit('/eski-sayfa')).toEqual([404]);
    await added('/eski-sayfa/', '/haberler?sayfa=2#liste');
    await added('/eski-çağrı', 'https://parti.example/yeni', false);
    expect(await visit('/eski-sayfa')).toEqual([301, '/haberler?sayfa=2#liste']);
    expect(await visit('/eski-sayfa/')).toEqual([301, '/haberler?sayfa=2#liste']);
    expect(await visit('/eski-sayfa?utm_source=x')).toEqual([301, '/haberler?sayfa=2#liste']);
    expect(await visit('/eski-sayfa', 'HEAD')).toEqual([301, '/haberler?sayfa=2#liste']);
    expect(await visit(encodeURI('/eski-çağrı'))).toEqual([302, 'https://parti.example/yeni']);
    expect(await visit('/Eski-sayfa')).toEqual([301, '/haberler?sayfa=2#liste']);
    const other = ['/eski-sayfa/alt', '/en/eski-sayfa', '/eski'];
    for (const url of other) expect((await visit(url))[0], url).toBe(404);
    expect((await visit('/eski-sayfa', 'POST'))[0]).toBe(404);
  });

  it('gets the redirect of the same query before the one without a query', async () => {
    await added('/index.php', '/haberler');
    await added('/index.php?id=7', '/iletisim');
    await added('/?p=12', '/tuzuk');
    expect(await visit('/index.php?id=7')).toEqual([301, '/iletisim']);
    expect(await visit('/index.php?id=8')).toEqual([301, '/haberler']);
    expect(await visit('/?p=12')).toEqual([301, '/tuzuk']);
    expect(await visit('/?p=13')).toEqual([200]);
  });

  it('gets a change at once, whichever process replies', async () => {
    const other = await openTestApp(test.database);
    const changes = await hearChanges(other);
    const answers = async (status: number) => (await visit('/ilk', 'GET', other))[0] === status;
    expect(await visit('/ilk', 'GET', other)).toEqual([404]);
    await changes.atOnce(
      () => added('/ilk', '/haberler'),
      () => answers(301),
    );
    expect(await visit('/ilk', 'GET', other)).toEqual([301, '/haberler']);
    const [{ id }] = await list();
    await changes.atOnce(
      () => call('DELETE', `/${id}`),
      () => answers(404),
    );
    await changes.close();
    await other.close();
  });

  it('with invented addresses costs no query if there is no redirect, and leaves no cached page', async () => {
    await visit('/uydurma');
    const pool = test.app.services.db.$client;
    const seen: string[] = [];
    const query = pool.query.bind(pool);
    pool.query = ((...of: Parameters<typeof query>) => {
      seen.push(JSON.stringify(of[0]));
      return query(...of);
    }) as typeof pool.query;
    for (let at = 0; at < 20; at += 1) await visit(`/uydurma-${at}`);
    pool.query = query as typeof pool.query;
    expect(seen).toEqual([]);
    const long = `/${'a'.repeat(3000)}`;
    await added('/var', '/haberler');
    expect((await visit(long))[0]).toBe(404);
  });

  it('is counted', async () => {
    const { id } = await added('/sayılan', '/haberler');
    await added('/kullanılmayan', '/haberler');
    const before = Date.now();
    for (let at = 0; at < 3; at += 1) await visit(encodeURI('/sayılan'));
    await test.app.services.read(USE_COUNTS).flush();
    const { data } = (await call('GET', `/${id}`)).json();
    expect(data).toMatchObject({ uses: 3, version: 1 });
    expect(Date.parse(data.lastUsedAt)).toBeGreaterThanOrEqual(before);
    const fromOf = (rows: { from: string }[]) => rows.map(({ from }) => from);
    expect(fromOf(await list('?use=unused'))).toEqual(['/kullanılmayan']);
    expect(fromOf(await list('?use=used'))).toEqual(['/sayılan']);
    expect(fromOf(await list('?sort=-uses'))).toEqual(['/sayılan', '/kullanılmayan']);
    expect(fromOf(await list('?sort=lastUsedAt'))).toEqual(['/kullanılmayan', '/sayılan']);
    expect(fromOf(await list(`?q=${encodeURIComponent('SAYILAN')}`))).toEqual(['/sayılan']);
  });
});

describe('an admin', () => {
  it('is told which address is wrong, and nothing is saved', async () => {
    await added('/var', '/haberler');
    const cases: [string, string, string, RegExp][] = [
      ['from', '', '/a', /^Eski adres zorunlu/],
      ['from', 'eski', '/a', /bir yolu/],
      ['from', '//evil.example', '/a', /bir yolu/],
      ['from', 'https://parti.example/x', '/a', /bir yolu/],
      ['from', `/${'a'.repeat(2000)}`, '/a', /en çok 2000/],
      ['from', '/var/', '/a', /zaten bir yönlendirme/],
      ...['/haberler', '/en/haberler', '/', '/dashboard', '/api/menu/list', '/robots.txt'].map(
        (from): (typeof cases)[number] => ['from', from, '/a', /sayfası ya da dosyası/],
      ),
      ['to', '/b', '', /^Yeni adres zorunlu/],
      ['to', '/b', 'javascript:alert(1)', /tam bir adres/],
      ['to', '/b', 'http://parti.example', /tam bir adres/],
      ['to', '/b', '//evil.example', /tam bir adres/],
      ['to', '/b', '/\\evil.example', /tam bir adres/],
      ['to', '/b', '/b', /geri götürür/],
      ['to', '/b', '/b/?x=1#c', /geri götürür/],
    ];
    for (const [field, from, to, message] of cases) {
      const reply = await add(from, to);
      expect(reply.statusCode, `${from} ${to} ${reply.body}`).toBe(422);
      expect(Object.entries(reply.json().fields)).toEqual([
        [field, expect.stringMatching(message)],
      ]);
    }
    expect(await list()).toHaveLength(1);
  });

  it('with any escaped character in it is no fault of the server', async () => {
    for (const from of [
      '/%5C%5B',
      '/%5C%5C',
      '/%5B',
      '/%00',
      '/%zz',
      '/a%',
      '/%EF%BF%BD',
      '/%5c@[x',
    ])
      for (const reply of [await add(from, '/haberler'), await paste(`${from} /haberler`)])
        expect(reply.statusCode, `${from} ${reply.body}`).toBeLessThan(500);
  });

  it('makes no chains and no loops', async () => {
    await added('/c', '/tuzuk');
    expect((await added('/b', '/c?x=1')).to).toBe('/tuzuk');
    await added('/a', '/x');
    await added('/x', '/arsiv');
    // The one that led to the new former address leads to its target.
    expect(await visit('/a')).toEqual([301, '/arsiv']);
    const loop = await add('/arsiv-eski', '/arsiv-eski');
    expect(loop.statusCode).toBe(422);
    const { id, version } = await added('/y', '/z');
    const back = await add('/z', '/y');
    expect(back.json().fields).toHaveProperty('to');
    const self = await call('PUT', `/${id}`, { from: '/y', to: '/y', isPermanent: true, version });
    expect(self.statusCode).toBe(422);
  });

  it('changes and deletes; the audit log knows who, and a late change is a conflict', async () => {
    const { id, version } = await added('/eski', '/haberler');
    expect(await lastEvent('redirect.create')).toMatchObject({
      subject: { kind: 'redirect', name: '/eski' },
      after: { 'redirect-from': '/eski', 'redirect-to': '/haberler' },
    });
    const change = { from: '/eski', to: '/tuzuk', isPermanent: false, version };
    expect((await call('PUT', `/${id}`, change)).json().data).toMatchObject({ version: 2 });
    expect(await visit('/eski')).toEqual([302, '/tuzuk']);
    expect(await lastEvent('redirect.update')).toMatchObject({
      before: { 'redirect-to': '/haberler', 'redirect-isPermanent': true },
      after: { 'redirect-to': '/tuzuk', 'redirect-isPermanent': false },
    });
    const late = await call('PUT', `/${id}`, change);
    expect(late.statusCode).toBe(409);
    expect(late.json().current).toMatchObject({ id, to: '/tuzuk', version: 2 });
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(404);
    expect(await lastEvent('redirect.delete')).toMatchObject({
      before: { 'redirect-from': '/eski' },
    });
    expect(await visit('/eski')).toEqual([404]);
  });

  it('deletes several at once, each with an event', async () => {
    await paste('/a /arsiv', '/b /arsiv', '/c /arsiv');
    const ids = (await list()).slice(0, 2).map(({ id }: { id: string }) => id);
    const reply = await call('POST', '/delete', { ids: [...ids, crypto.randomUUID()] });
    expect(reply.json().data).toEqual({ deleted: 2 });
    expect(await list()).toHaveLength(1);
    const url = '/api/audit?action=redirect.delete&pageSize=2';
    const events = (await test.call({ url, headers })).json().data;
    const deleted = events.map(({ subject }: { subject: { id: string } }) => subject.id);
    expect(deleted.toSorted()).toEqual(ids.toSorted());
    for (const wrong of [[], ['x'], Array.from({ length: 101 }, () => crypto.randomUUID())])
      expect((await call('POST', '/delete', { ids: wrong })).statusCode).toBe(422);
  });

  it('pastes many lines, all or none; every faulty line is named', async () => {
    await added('/var', '/haberler');
    const wrong = await paste(
      '/a\t/haberler',
      '',
      'yalnız-bir-şey',
      'a /b',
      '/c javascript:1',
      '/a   /arsiv',
      '/var /arsiv',
      '/d /d',
      '/haberler /arsiv',
      '/e /f /g',
    );
    expect(wrong.statusCode).toBe(422);
    expect(Object.keys(wrong.json().fields)).toEqual(
      ['3', '4', '5', '6', '7', '8', '9', '10'].map((line) => `lines.${line}`),
    );
    expect(wrong.json().fields).toMatchObject({
      'lines.3': expect.stringMatching(/iki adres/),
      'lines.9': expect.stringMatching(/sayfası ya da dosyası/),
    });
    expect(await list()).toHaveLength(1);

    const right = await paste('/a\t/b', ' /b   /arsiv ', '/var /haberler', '/x https://a.example');
    expect(right.json().data).toEqual({ added: 3, known: 1 });
    expect(await visit('/a')).toEqual([301, '/arsiv']);
    expect((await paste('/a /b', '/b /arsiv')).json().data).toEqual({ added: 0, known: 2 });
    expect(await lastEvent('redirect.paste')).toMatchObject({ after: { 'redirect-added': 3 } });
  });

  it('pastes a thousand lines, and no more', async () => {
    const lines = Array.from({ length: 1000 }, (_, at) => `/eski/${at} /haberler`);
    expect((await paste(...lines, '/z /a')).json().fields).toHaveProperty('lines');
    expect((await paste(...lines)).json().data).toEqual({ added: 1000, known: 0 });
    expect(await visit('/eski/999')).toEqual([301, '/haberler']);
    const chain = Array.from({ length: 200 }, (_, at) => `/zincir/${at} /zincir/${at + 1}`);
    expect((await paste(...chain)).statusCode).toBe(200);
    expect(await visit('/zincir/0')).toEqual([301, '/zincir/200']);
    expect(REDIRECT_LIMITS.lines).toBe(1000);
  });
});
