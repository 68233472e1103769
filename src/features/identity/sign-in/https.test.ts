import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHostileProvider } from '../../../../tests/harness/hostile-provider.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp(undefined, { publicUrl: 'https://ufuk.test' });
  await test.addUser('yonetici', 'admin');
});
afterAll(() => test.close());

it('cookies are limited to this host and to https, and a session works with them', async () => {
  const reply = await test.call({
    method: 'POST',
    url: '/api/auth/login',
    payload: { username: 'yonetici', password: PASSWORD },
  });
  const cookies = [reply.headers['set-cookie']].flat().map(String);
  expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual([
    '__Host-ufuk_session',
    '__Host-ufuk_device',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Strict$/);
  }
  const headers = {
    authorization: `Bearer ${reply.json().accessToken}`,
    cookie: cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '),
  };
  const refreshed = await test.call({ method: 'POST', url: '/api/auth/refresh', headers });
  expect(refreshed.statusCode).toBe(200);
  // A cookie that another host of the domain could have set is ignored.
  const planted = { ...headers, cookie: headers.cookie.replaceAll('__Host-', '') };
  const refused = await test.call({ method: 'POST', url: '/api/auth/refresh', headers: planted });
  expect(refused.statusCode).toBe(401);
});

it('cookies of a sign-in through a provider are limited to https, and a session begins with them', async () => {
  const provider = await startHostileProvider('ufuk');
  provider.idToken = { email: 'ada@ufuk.test', email_verified: true, groups: 'basin' };
  const app = await openTestApp(test.database, {
    publicUrl: 'https://ufuk.test',
    clock: () => new Date(),
    issuer: {
      kind: 'oidc',
      url: provider.issuer,
      clientId: 'ufuk',
      clientSecret: 'a secret that the provider knows',
      roleClaim: 'groups',
      roles: { basin: 'editor' },
    },
  });
  const kept: Record<string, string> = {};
  const ask = async (method: 'GET' | 'POST', url: string, cookies = kept) => {
    const reply = await app.call({ method, url: `/api/auth/oidc/${url}`, cookies });
    for (const { name, value, secure } of reply.cookies) {
      expect([name, secure]).toEqual([expect.stringMatching(/^__(Host|Secure)-ufuk_/), true]);
      if (cookies === kept) kept[name] = value;
    }
    return reply;
  };
  const { searchParams } = new URL(String((await ask('GET', 'start')).headers.location));
  provider.nonce = String(searchParams.get('nonce'));
  await ask('GET', `callback?code=any&state=${searchParams.get('state')}`);
  const arrived = Object.entries(kept).map(([name, value]) => [
    name.replace('__Secure-', ''),
    value,
  ]);
  expect((await ask('POST', 'session', Object.fromEntries(arrived))).statusCode).toBe(401);
  expect((await ask('POST', 'session')).json().data).toMatchObject({ email: 'ada@ufuk.test' });
  await app.close();
  await provider.stop();
});

it('HSTS applies to this host, and to its subdomains only if the setting says so', async () => {
  const header = async (app: TestApp) =>
    (await app.call({ method: 'GET', url: '/healthz' })).headers['strict-transport-security'];
  expect(await header(test)).toBe('max-age=63072000');
  const all = await openTestApp(test.database, {
    publicUrl: 'https://ufuk.test',
    hstsSubdomains: true,
  });
  expect(await header(all)).toBe('max-age=63072000; includeSubDomains');
  await all.close();
});
