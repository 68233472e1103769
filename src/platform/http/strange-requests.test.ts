import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { openLog } from '../log.server.ts';

let test: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  await test.addUser('meslektas', 'editor');
  admin = await test.signIn('yonetici');
});
afterAll(() => test.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const send = (url: string, body: string, headers: Record<string, string> = {}) =>
  test.call({ method: 'POST', url, headers: { ...JSON_TYPE, ...headers }, payload: body });

/** Calls with a body that need no session. */
const OPEN_CALLS = [
  '/api/auth/login',
  '/api/auth/password-link',
  '/api/auth/set-password',
  '/api/auth/forgot-password',
  '/api/measurements',
];

describe('a body with more fields than any form has', () => {
  it.each(OPEN_CALLS)('%s names a few of them in a short reply', async (url) => {
    const few = Object.fromEntries(Array.from({ length: 70 }, (_, n) => [`field${n}`, 1]));
    const reply = await send(url, JSON.stringify(few));
    expect(reply.statusCode).toBe(422);
    const unknown = Object.keys(reply.json().fields).filter((name) => name.startsWith('field'));
    expect(unknown).toEqual(['field0', 'field1', 'field2']);
    expect(reply.rawPayload.length).toBeLessThan(1000);
  });

  it('is refused as a whole when it has thousands of fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 6300 }, (_, n) => [`f${n}`, 1]));
    for (const url of OPEN_CALLS.slice(0, 4)) {
      const reply = await send(url, JSON.stringify(many));
      expect(reply.statusCode, url).toBe(422);
      expect(reply.json()).toEqual({
        success: false,
        code: 'tooComplex',
        message: 'İstekte çok fazla alan var ya da alanlar çok fazla iç içe geçmiş.',
      });
    }
  });

  it('has an answer that repeats no long name', async () => {
    const reply = await send('/api/auth/login', JSON.stringify({ ['x'.repeat(50_000)]: 1 }));
    expect(reply.statusCode).toBe(422);
    expect(reply.rawPayload.length).toBeLessThan(1000);
  });

  it('has a short answer when one of its lists has thousands of wrong items', async () => {
    const url = '/api/two-step/roles';
    const put = (length: number) =>
      test.call({ method: 'PUT', url, headers: admin, payload: { roles: Array(length).fill(7) } });
    for (const length of [900, 20_000]) {
      const reply = await put(length);
      expect(reply.statusCode).toBe(422);
      expect(Object.keys(reply.json().fields ?? {}).length).toBeLessThanOrEqual(20);
      expect(reply.rawPayload.length).toBeLessThan(3000);
    }
  });
});

describe('a name in a request is never used as a text key', () => {
  const NAME = '$t(platform:errors.internal)';

  it('when it is an unknown field', async () => {
    const reply = await send('/api/auth/login', JSON.stringify({ [NAME]: 1 }));
    expect(reply.json().fields[NAME]).toBe('Bilinmeyen bir alan.');
    expect(reply.body).not.toContain('ters gitti');
  });

  it('when it is a field whose text cannot be stored', async () => {
    const reply = await send('/api/auth/login', JSON.stringify({ [NAME]: '\u0000' }));
    expect(reply.json().fields).toEqual({ [NAME]: 'Bu alan geçerli bir biçimde değil.' });
  });
});

describe('a body that is', () => {
  it.each([
    ['nested 8,000 lists deep', `{"username":${'['.repeat(8000)}${']'.repeat(8000)}}`],
    ['nested 8,000 objects deep', `${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}`],
  ])('%s is refused', async (_what, body) => {
    const reply = await send('/api/auth/login', body);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'tooComplex']);
  });

  it.each([
    ['a list', '[]'],
    ['a text', '"Ayşe"'],
    ['a number', '7'],
  ])('%s is refused with the message that it must be an object', async (_what, body) => {
    const reply = await send('/api/auth/login', body);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({
      code: 'bodyNotObject',
      message: 'İsteğin gövdesi bir JSON nesnesi olmalıdır.',
    });
  });

  it('empty is read as an object without fields, with any content type', async () => {
    const fields = { username: 'E-posta zorunludur.', password: 'Parola zorunludur.' };
    expect((await send('/api/auth/login', '')).json().fields).toEqual(fields);
    const bare = await test.call({ method: 'POST', url: '/api/auth/login' });
    expect(bare.json().fields).toEqual(fields);
  });
});

describe('a request with a content type but without a body', () => {
  it('refreshes and ends a session', async () => {
    const session = await test.signIn('yonetici');
    const refreshed = await send('/api/auth/refresh', '', session);
    expect(refreshed.statusCode).toBe(200);
    const now = { ...session, authorization: `Bearer ${refreshed.json().token}` };
    expect((await send('/api/auth/logout', '', now)).statusCode).toBe(200);
    const account = await test.call({ method: 'GET', url: '/api/account', headers: now });
    expect(account.statusCode).toBe(401);
  });

  it('deletes a user', async () => {
    const id = await test.addUser('giden', 'user');
    const headers = { ...admin, ...JSON_TYPE };
    const reply = await test.call({ method: 'DELETE', url: `/api/auth/users/${id}`, headers });
    expect(reply.statusCode).toBe(200);
  });
});

describe('a form with a file', () => {
  const upload = (type: string, payload: string) =>
    test.call({
      method: 'POST',
      url: '/api/media',
      headers: { ...admin, 'content-type': type },
      payload,
    });
  const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nPNG';

  it.each([
    ['names no boundary', 'multipart/form-data', part],
    ['is cut off within the file', 'multipart/form-data; boundary=b', part],
    ['is cut off within its headers', 'multipart/form-data; boundary=b', part.slice(0, 40)],
  ])('that %s is the client’s mistake', async (_what, type, payload) => {
    const reply = await upload(type, payload);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badRequest']);
  });

  it.each([
    ['nothing at all', ''],
    ['only its end', '--b--\r\n'],
  ])('that contains %s has no file', async (_what, payload) => {
    const reply = await upload('multipart/form-data; boundary=b', payload);
    expect(reply.json().fields).toEqual({ file: 'Dosya zorunludur.' });
  });
});

describe('an address', () => {
  it.each(['/%E0%A4%A', '/haberler/%E0%A4%A', '/en/%E0%A4%A'])(
    '%s that cannot be parsed is answered with a page of the site',
    async (url) => {
      const reply = await test.call({ method: 'GET', url });
      expect(reply.statusCode).toBe(400);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
      expect(reply.body).toContain('<h1>');
    },
  );

  it('of the API that cannot be parsed is answered in JSON', async () => {
    const reply = await test.call({ method: 'GET', url: '/api/contents/%E0%A4%A' });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code: 'badRequest' });
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('that is too long is answered with a page that does not repeat it', async () => {
    const url = `/tum-icerikler?ara=${'%22'.repeat(5000)}`;
    const reply = await test.call({ method: 'GET', url });
    expect(reply.statusCode).toBe(414);
    expect(reply.body).toContain('Adres çok uzun.');
    expect(reply.body).not.toContain('%22%22');
    expect(reply.body).not.toContain('&quot;&quot;');
    const long = await test.call({ method: 'GET', url: `/api/contents?q=${'a'.repeat(9000)}` });
    expect([long.statusCode, long.json().code]).toEqual([414, 'addressTooLong']);
  });
});

it('a proxy that is not trusted is reported in the health check and in one line of the log', async () => {
  const lines: string[] = [];
  const log = openLog('warn', { write: (line) => void lines.push(line) });
  const open = await openTestApp(test.database, { logger: { loggerInstance: log } });
  const health = async () => (await open.call({ method: 'GET', url: '/healthz' })).json();
  expect(await health()).toEqual({ status: 'ok' });
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  for (let n = 0; n < 2; n++) await open.call({ method: 'GET', url: '/api/menu/list', headers });
  expect(await health()).toEqual({ status: 'ok', warnings: ['untrustedForwarding'] });
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY')]);
  await open.close();
  const behind = await openTestApp(test.database, { trustProxy: ['127.0.0.1'] });
  await behind.call({ method: 'GET', url: '/api/menu/list', headers });
  expect((await behind.call({ method: 'GET', url: '/healthz' })).json()).toEqual({ status: 'ok' });
  await behind.close();
});

describe('an unknown parameter', () => {
  it.each([
    ['/api/contents?durum=taslak', 'durum'],
    ['/api/contents?state=draft', 'state'],
    ['/api/contents?state=archived&q=su', 'state'],
    ['/api/menu/list?dil=en', 'dil'],
    [`/api/contents/${crypto.randomUUID()}?x=1`, 'x'],
  ])('%s of the API is named', async (url, name) => {
    const reply = await test.call({ method: 'GET', url });
    expect(reply.statusCode).toBe(422);
    expect(Object.keys(reply.json().fields)).toEqual([name]);
  });

  it('of a page is ignored, and is not cached as a page of its own', async () => {
    const plain = await test.call({ method: 'GET', url: '/haberler' });
    const { cache } = test.app.services;
    const before = cache.size;
    for (let n = 0; n < 5; n++) {
      const reply = await test.call({ method: 'GET', url: `/haberler?utm_source=${n}` });
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe(plain.body);
    }
    expect(cache.size).toBe(before);
  });
});
